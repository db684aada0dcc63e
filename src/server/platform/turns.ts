// Serialises work per key within this process, before it takes a connection. A call that waits for a lock in the
// database holds its connection, and a few dozen of those would exhaust the pool.

import pLimit, { type LimitFunction } from 'p-limit';
import { ApiError } from '#contract/errors.ts';

/** A turn takes milliseconds; a longer wait means that the database does not respond. */
const WAIT_TIMEOUT_MS = 1_500;

/**
 * Runs `work` when earlier work for the same key is done. Throws ServiceUnavailableError if that takes too long.
 */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** `atOnce`: maximum concurrent work per key. `waitMs`: the longest wait for a turn. */
export function createTurns(atOnce = 1, waitMs = WAIT_TIMEOUT_MS): TakeTurns {
  const queues = new Map<string, LimitFunction>();

  return <T>(key: string, work: () => Promise<T>) => {
    const queue = queues.get(key) ?? pLimit(atOnce);
    queues.set(key, queue);
    return new Promise<T>((resolve, reject) => {
      let hasTimedOut = false;
      const timer = setTimeout(() => {
        hasTimedOut = true;
        reject(new ApiError('ServiceUnavailableError'));
      }, waitMs);
      void queue(async () => {
        clearTimeout(timer);
        if (!hasTimedOut) await work().then(resolve, reject);
      }).finally(() => {
        if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(key);
      });
    });
  };
}
