// Combines many small writes into few statements: items that arrive during a write form the next batch.

export interface BatchLimits {
  readonly largest: number;
  /** Maximum batches in flight. */
  readonly atOnce: number;
}

interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that adds an item to the next batch and resolves to its result. `work` returns the results of a
 * batch in order. If `work` rejects, everything queued behind it is rejected too.
 */
export function inBatches<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { largest, atOnce }: BatchLimits,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let underWay = 0;

  async function runNext(): Promise<void> {
    if (underWay >= atOnce || waiting.length === 0) return;
    const batch = waiting.slice(0, largest);
    waiting = waiting.slice(largest);
    underWay += 1;
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      const behind = waiting;
      waiting = [];
      for (const { reject } of [...batch, ...behind]) reject(error);
    } finally {
      underWay -= 1;
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
