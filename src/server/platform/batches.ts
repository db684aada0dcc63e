// Many small writes in few statements: what arrives while others are being written is written together, next.

export interface BatchLimits {
  readonly largest: number;
  /** Batches that may be under way at the same time. */
  readonly atOnce: number;
}

interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that puts an item into the next batch and resolves to its result; `work` returns those of a batch
 * in order. Where `work` rejects, so does whatever waits behind: it would fail too, only later.
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
      // After all requests that have arrived by now.
      setImmediate(runNext);
    });
}
