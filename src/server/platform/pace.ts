// Spreads work that keeps the main thread busy, so that other requests are served in between.

import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Runs pieces of synchronous work one after the other, with a pause after each that is as much longer as the share
 * demands.
 */
export type Pace = <T>(work: () => T) => Promise<T>;

/** `share`: how much of the main thread's time all the work together may take. */
export function createPace(share = 0.25): Pace {
  const inTurn = pLimit(1);
  let mayRunAt = 0;

  return (work) =>
    inTurn(async () => {
      const pauseMs = mayRunAt - performance.now();
      if (pauseMs >= 1) await delay(pauseMs);
      const startedAt = performance.now();
      try {
        return work();
      } finally {
        const endedAt = performance.now();
        mayRunAt = endedAt + (endedAt - startedAt) * (1 / share - 1);
      }
    });
}
