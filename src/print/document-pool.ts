// The threads that make documents. They start on demand, end when idle, and are replaced after a number of jobs: the
// engine caches about 2 MB per document, and only the end of its thread frees that memory.

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit, { type LimitFunction } from 'p-limit';
import Piscina from 'piscina';
import type { DocumentJob } from './document-thread.ts';

const THREAD = fileURLToPath(new URL('document-thread.ts', import.meta.url));
const JOBS_PER_THREAD = 60;
const IDLE_MS = 30_000;
/** Of the thread's priority: 0 is that of the others, 19 the lowest. */
const NICE = 10;

const ROOT = join(import.meta.dirname, '../..');
/** Everything that a document depends on besides its content: layout, site name, fonts, versions of packages. */
const SOURCES = [
  'src/print/**/*',
  'src/messages/{fill,print-frame,worksheet,competition-print,report,report-sentences,report-page,report-print}.ts',
  'src/domain/worksheet/**/*.ts',
  'content/site.yaml',
  'package-lock.json',
];

/**
 * Each lane has its own queue. Previews and documents do not wait for each other, and receipts wait for neither: they
 * are quick, and a parent who has paid expects one.
 */
type Lane = 'documents' | 'previews' | 'receipts';

export interface DocumentPool {
  /** Returns the number of jobs that wait in the lane of this kind. */
  waiting(kind: DocumentJob['kind']): number;
  /** Calls `prepare` when the job reaches the head of its lane, so a waiting job holds no data. */
  run(
    kind: DocumentJob['kind'],
    prepare: () => DocumentJob | Promise<DocumentJob>,
  ): Promise<Uint8Array>;
  /** Ends the threads once they are idle. */
  close(): Promise<void>;
}

/** Threads that are replaced together. */
interface Generation {
  readonly threads: Piscina<DocumentJob, Uint8Array>;
  started: number;
  running: number;
}

const PREVIEWS_AT_ONCE = 1;
const RECEIPTS_AT_ONCE = 1;

/** `documentsAtOnce`: documents made concurrently, beside one preview and one receipt. */
export function createDocumentPool(documentsAtOnce: number): DocumentPool {
  const threads = documentsAtOnce + PREVIEWS_AT_ONCE + RECEIPTS_AT_ONCE;
  // Jobs wait here, not in the threads' own queues, so that one count covers all generations.
  const lanes: Readonly<Record<Lane, LimitFunction>> = {
    documents: pLimit(documentsAtOnce),
    previews: pLimit(PREVIEWS_AT_ONCE),
    receipts: pLimit(RECEIPTS_AT_ONCE),
  };
  let current: Generation | undefined;

  async function endIfIdle(generation: Generation): Promise<void> {
    if (generation !== current && generation.running === 0) await generation.threads.destroy();
  }

  async function runNow(job: DocumentJob): Promise<Uint8Array> {
    const previous = current;
    if (current === undefined || current.started >= JOBS_PER_THREAD * threads) {
      current = { threads: startThreads(threads), started: 0, running: 0 };
      if (previous !== undefined) await endIfIdle(previous);
    }
    const generation = current;
    generation.started += 1;
    generation.running += 1;
    try {
      return await generation.threads.run(job);
    } finally {
      generation.running -= 1;
      await endIfIdle(generation);
    }
  }

  return {
    waiting: (kind) => lanes[laneOf(kind)].pendingCount,
    run: (kind, prepare) => lanes[laneOf(kind)](async () => runNow(await prepare())),

    async close() {
      const last = current;
      current = undefined;
      if (last !== undefined) await endIfIdle(last);
    },
  };
}

function laneOf(kind: DocumentJob['kind']): Lane {
  if (kind === 'preview') return 'previews';
  return kind === 'receipt' ? 'receipts' : 'documents';
}

function startThreads(threads: number): Piscina<DocumentJob, Uint8Array> {
  return new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Requests come first where processors are few.
    niceIncrement: NICE,
    // A thread that waits for work must not block the timers and promises of its libraries.
    atomics: 'async',
  });
}

/** Returns a digest in hex that changes with the program that makes the documents. */
export async function digestOfProgram(): Promise<string> {
  const names: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) names.push(join(entry.parentPath, entry.name));
  }
  const digest = createHash('sha256');
  for (const name of names.sort()) digest.update(await readFile(name));
  return digest.digest('hex');
}
