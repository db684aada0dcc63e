// Batches reads outside transactions: all reads of one turn of the event loop are sent over one connection in one write.
// Waking PostgreSQL for each of them took longer than the reads.

import type pg from 'pg';

/** Reads per connection. More are sent over further connections, which PostgreSQL serves in parallel. */
const MAX_READS = 50;

type Read = Parameters<pg.Pool['query']>;

interface Waiting {
  readonly read: Read;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Takes the place of a pool whose clients are pipelined, for statements that neither write nor lock anything. */
export class ReadBatches {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(...read: Read): Promise<unknown> {
    if (this.#waiting.length === 0) setImmediate(() => this.#sendAll());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ read, resolve, reject });
    });
  }

  #sendAll(): void {
    const reads = this.#waiting;
    this.#waiting = [];
    for (let first = 0; first < reads.length; first += MAX_READS) {
      const batch = reads.slice(first, first + MAX_READS);
      this.#send(batch).catch((error) => {
        for (const { reject } of batch) reject(error);
      });
    }
  }

  /** Rejects if there is no connection. A read that fails fails alone, unless the connection is lost. */
  async #send(batch: readonly Waiting[]): Promise<void> {
    const client = await this.#pool.connect();
    const { stream } = client.connection;
    stream.cork();
    const results = batch.map(async ({ read }) => client.query(...read));
    stream.uncork();
    for (const [index, { resolve }] of batch.entries()) resolve(results[index]);
    const settled = await Promise.allSettled(results);
    // The pool itself does not trust a connection again on which a query has failed.
    client.release(settled.some(({ status }) => status === 'rejected'));
  }
}
