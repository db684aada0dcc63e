// Makes documents on threads of their own: PDFs, previews, ZIPs.

import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors.ts';
import { createDocumentPool, digestOfProgram } from '#print/document-pool.ts';
import type { DocumentJob } from '#print/document-thread.ts';

/** One processor is left for requests and previews. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Per lane: all files of a topic, for some families at once; a job takes some 40 ms. */
const MAX_WAITING = 200;

export interface Printer {
  /** Throws ServiceUnavailableError if too many jobs wait already. */
  run(job: DocumentJob): Promise<Buffer>;
  /** Changes with the program that makes the documents. */
  version(): Promise<string>;
}

export function createPrinter(documentsAtOnce: number = MAX_THREADS): Printer {
  const pool = createDocumentPool(documentsAtOnce);
  let version: Promise<string> | undefined;
  return {
    async run(job) {
      if (pool.waiting(job.kind) >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
      const { buffer, byteOffset, byteLength } = await pool.run(job);
      return Buffer.from(buffer, byteOffset, byteLength);
    },

    version() {
      version ??= digestOfProgram().catch((error) => {
        // The next call reads the files again.
        version = undefined;
        throw error;
      });
      return version;
    },
  };
}
