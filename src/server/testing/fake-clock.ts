// A clock that a test advances.

import type { Clock } from '#server/platform/clock.ts';

export interface FakeClock extends Clock {
  advance(ms: number): void;
}

export function createFakeClock(start = '2026-11-21T10:00:00Z'): FakeClock {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
