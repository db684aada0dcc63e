// Work for one key takes turns within this process before it takes a connection: what waits for a lock inside the database
// holds a connection all the while, and a few dozen such calls would starve everybody else.

import pLimit, { type LimitFunction } from 'p-limit';
import { ApiError } from '#contract/errors.ts';

/** A turn takes milliseconds: who waits longer waits for a database that does not answer. */
const WAIT_LIMIT_MS = 1_500;

/** Runs `work` when all earlier work for the same key is done. Throws ServiceUnavailableError where that takes too long. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createTurns(): TakeTurns {
  const queues = new Map<string, LimitFunction>();

  return <T>(key: string, work: () => Promise<T>) => {
    const queue = queues.get(key) ?? pLimit(1);
    queues.set(key, queue);
    return new Promise<T>((resolve, reject) => {
      let isGivenUp = false;
      const timer = setTimeout(() => {
        isGivenUp = true;
        reject(new ApiError('ServiceUnavailableError'));
      }, WAIT_LIMIT_MS);
      queue(async () => {
        clearTimeout(timer);
        if (!isGivenUp) await work().then(resolve, reject);
      }).finally(() => {
        if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(key);
      });
    });
  };
}
