// Makes documents on threads of their own: PDFs, previews, ZIPs.

import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors.ts';
import { createDocumentPool, digestOfProgram } from '../../print/document-pool.ts';
import type { DocumentJob } from '../../print/document-thread.ts';

/** One processor is left for requests. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** All files of a topic and its previews, for some families at once; a job takes some 40 ms. */
const MAX_WAITING = 200;

export interface Printer {
  /** Throws ServiceUnavailableError if too many jobs wait already. */
  run(job: DocumentJob): Promise<Buffer>;
  /** Changes with the program that makes the documents. */
  version(): Promise<string>;
}

export function createPrinter(): Printer {
  const pool = createDocumentPool(MAX_THREADS);
  let version: Promise<string> | undefined;
  return {
    async run(job) {
      if (pool.waiting() >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
      const { buffer, byteOffset, byteLength } = await pool.run(job);
      return Buffer.from(buffer, byteOffset, byteLength);
    },

    version() {
      version ??= digestOfProgram();
      return version;
    },
  };
}
