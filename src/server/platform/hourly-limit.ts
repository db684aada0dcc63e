// A limit on the work that an account may cause in an hour. Per process: protects capacity; it is not a quota.

import { LRUCache } from 'lru-cache';
import { ApiError } from '#contract/errors.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Clock } from './clock.ts';

const MAX_ACCOUNTS = 10_000;

export interface HourlyLimit {
  /** Counts work of this account. Throws RateLimitError, and counts nothing, if that exceeds the limit. */
  count(accountId: string, amount?: number): void;
}

/** `max`: within an hour of the first work that is counted. */
export function createHourlyLimit(max: number, clock: Clock): HourlyLimit {
  const counts = new LRUCache<string, { total: number; untilMs: number }>({ max: MAX_ACCOUNTS });
  return {
    count(accountId, amount = 1) {
      const nowMs = clock.now().getTime();
      const known = counts.get(accountId);
      const { total, untilMs } =
        known !== undefined && known.untilMs > nowMs
          ? known
          : { total: 0, untilMs: nowMs + HOUR_MS };
      if (total + amount > max) {
        const retryAfterSeconds = Math.ceil((untilMs - nowMs) / 1000);
        throw new ApiError('RateLimitError', undefined, { retryAfterSeconds });
      }
      counts.set(accountId, { total: total + amount, untilMs });
    },
  };
}
