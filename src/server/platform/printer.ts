// Makes documents (PDFs, previews, ZIPs) on separate threads.

import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors.ts';
import { MAX_CONCURRENT_DOCUMENTS } from '#contract/limits.ts';
import { createDocumentPool, digestOfProgram } from '#print/document-pool.ts';
import type { DocumentJob } from '#print/document-thread.ts';
import { lazy } from '#print/lazy.ts';

/** One processor is left for requests and previews. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

export interface Printer {
  /** Throws ServiceUnavailableError if too many jobs wait already. */
  run(job: DocumentJob): Promise<Buffer>;
  /** Like `run`, for a job whose data is costly to read: `prepare` is called when its turn comes. */
  runPrepared(kind: DocumentJob['kind'], prepare: () => Promise<DocumentJob>): Promise<Buffer>;
  /** Returns a digest that changes with the program that makes the documents. */
  version(): Promise<string>;
}

export function createPrinter(documentsAtOnce: number = MAX_THREADS): Printer {
  const pool = createDocumentPool(documentsAtOnce);

  async function run(
    kind: DocumentJob['kind'],
    prepare: () => DocumentJob | Promise<DocumentJob>,
  ): Promise<Buffer> {
    if (pool.waiting(kind) >= MAX_CONCURRENT_DOCUMENTS)
      throw new ApiError('ServiceUnavailableError');
    const { buffer, byteOffset, byteLength } = await pool.run(kind, prepare);
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  return {
    run: (job) => run(job.kind, () => job),
    runPrepared: run,

    version: lazy(digestOfProgram),
  };
}
