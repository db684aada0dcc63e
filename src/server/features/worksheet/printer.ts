// Makes PDFs, previews and ZIPs on threads of their own.

import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors.ts';
import { createSheetPool, digestOfProgram } from '../../../print/sheet-pool.ts';
import type { SheetJob } from '../../../print/sheet-thread.ts';

/** One processor is left for requests. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** All files of a topic and its previews, for some families at once; a job takes some 40 ms. */
const MAX_WAITING = 200;

export interface Printer {
  /** Throws ServiceUnavailableError if too many jobs wait already. */
  run(job: SheetJob): Promise<Uint8Array>;
  /** Changes with the program that makes the documents. */
  version(): Promise<string>;
}

export function createPrinter(): Printer {
  const pool = createSheetPool(MAX_THREADS);
  let version: Promise<string> | undefined;
  return {
    async run(job) {
      if (pool.waiting() >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
      return pool.run(job);
    },

    version() {
      version ??= digestOfProgram();
      return version;
    },
  };
}
