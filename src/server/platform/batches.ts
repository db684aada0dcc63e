// Combines many small writes into few statements: items that arrive during a write form the next batch.

interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that adds an item to the next batch, of at most `largest` items, and resolves to its result. `work`
 * returns the results of a batch in order. One batch is in progress at a time: two would be smaller, and cost more. If
 * `work` rejects, everything queued behind it is rejected too.
 */
export function inBatches<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  largest: number,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isWorking = false;

  async function runNext(): Promise<void> {
    if (isWorking || waiting.length === 0) return;
    const batch = waiting.slice(0, largest);
    waiting = waiting.slice(largest);
    isWorking = true;
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      const behind = waiting;
      waiting = [];
      for (const { reject } of [...batch, ...behind]) reject(error);
    } finally {
      isWorking = false;
      void runNext();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Lets all requests that have already arrived join the batch.
      setImmediate(runNext);
    });
}
