// A new competition after the pattern of another (product §11.13).

import { type TestLength, testSeconds } from './clock.ts';
import type { Competition } from './competition-file.ts';

export interface Changes extends Partial<TestLength> {
  readonly id: number;
  readonly startsAt: Date;
}

/** The share of the time until a near start that registration stays open. */
const SHARE_OF_REGISTRATION = 0.6;

/**
 * Keeps the figures of the pattern. Where the start is so near that registration would be closed already, it stays open
 * until the waiting room opens, which then has the last two fifths of the time: one can register, wait and play at once.
 */
export function newCompetition(pattern: Competition, changes: Changes, now: Date): Competition {
  const { id, startsAt, ...length } = changes;
  const untilStartS = (startsAt.getTime() - now.getTime()) / 1000;
  const promotedAfterMs = pattern.promotedUntil.getTime() - pattern.startsAt.getTime();
  const made = {
    ...pattern,
    ...length,
    id,
    startsAt,
    promotedUntil: new Date(startsAt.getTime() + promotedAfterMs),
  };
  const isOfSameLength = testSeconds(made) === testSeconds(pattern);
  const testMinutes = isOfSameLength ? pattern.testMinutes : Math.ceil(testSeconds(made) / 60);
  if (untilStartS > pattern.registrationClosesS) return { ...made, testMinutes };
  const waitingS = Math.floor((1 - SHARE_OF_REGISTRATION) * untilStartS);
  const opensS = Math.max(0, Math.min(pattern.waitingRoomOpensS, waitingS));
  return { ...made, testMinutes, registrationClosesS: opensS, waitingRoomOpensS: opensS };
}
