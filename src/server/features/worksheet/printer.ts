// Makes PDFs, previews and ZIPs on threads of their own, which are started when they are needed and end when idle.

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { ApiError } from '#contract/errors.ts';
import type { SheetJob } from '../../../print/sheet-thread.ts';

const THREAD = fileURLToPath(new URL('../../../print/sheet-thread.ts', import.meta.url));
/** One processor is left for requests. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** All files of a topic and its previews, for some families at once; a job takes some 40 ms. */
const MAX_WAITING = 200;
const IDLE_MS = 30_000;

const ROOT = join(import.meta.dirname, '../../../..');
/** Whatever a document depends on besides its content: the layout, and the versions of packages and fonts. */
const SOURCES = ['src/print/**/*', 'src/domain/worksheet/**/*.ts', 'package-lock.json'];

export interface Printer {
  /** Throws ServiceUnavailableError if too many jobs wait already. */
  run(job: SheetJob): Promise<Uint8Array>;
  /** Changes with the program that makes the documents. */
  version(): Promise<string>;
}

export function createPrinter(): Printer {
  let pool: Piscina<SheetJob, Uint8Array> | undefined;
  let version: Promise<string> | undefined;
  return {
    async run(job) {
      pool ??= new Piscina({
        filename: THREAD,
        minThreads: 0,
        maxThreads: MAX_THREADS,
        idleTimeout: IDLE_MS,
        // A thread that waits for work must not hold up what the libraries in it do later.
        atomics: 'async',
      });
      if (pool.queueSize >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
      return pool.run(job);
    },

    version() {
      version ??= digestOfSources();
      return version;
    },
  };
}

async function digestOfSources(): Promise<string> {
  const names: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) names.push(join(entry.parentPath, entry.name));
  }
  const digest = createHash('sha256');
  for (const name of names.sort()) digest.update(await readFile(name));
  return digest.digest('hex');
}
