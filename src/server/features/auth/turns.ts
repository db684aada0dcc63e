// Work for one key takes turns within this process before it takes a connection: what waits for a lock inside the database
// holds a connection all the while, and a few dozen such calls would starve everybody else.

import pLimit, { type LimitFunction } from 'p-limit';

/** Runs `work` when all earlier work for the same key is done. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createTurns(): TakeTurns {
  const queues = new Map<string, LimitFunction>();
  return async (key, work) => {
    const queue = queues.get(key) ?? pLimit(1);
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(key);
    }
  };
}
