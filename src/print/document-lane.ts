// Threads that make documents of one lane, and the queue before them. They start on demand, end when idle, and are
// replaced after a number of jobs: the engine caches about 2 MB per document, and only the end of its thread frees that
// memory. Their successors start ahead, so that nobody waits for a thread to load the engine and its fonts.

import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import Piscina from 'piscina';
import type { DocumentJob, Engine } from './document-thread.ts';

const THREAD = fileURLToPath(new URL('document-thread.ts', import.meta.url));
const JOBS_PER_THREAD = 60;
const IDLE_MS = 30_000;

export interface Lane {
  /** Returns the number of jobs that wait. */
  waiting(): number;
  /** Calls `prepare` when the job reaches the head of the lane, so a waiting job holds no data. */
  run(prepare: () => DocumentJob | Promise<DocumentJob>): Promise<Uint8Array>;
  /** Ends the threads once they are idle. */
  close(): Promise<void>;
}

/** Threads that are replaced together. */
interface Generation {
  readonly threads: Piscina<DocumentJob, Uint8Array>;
  started: number;
  running: number;
}

interface LaneOptions {
  /** Documents made at the same time, each on a thread of its own. */
  readonly atOnce: number;
  /** Of the threads' priority: 0 is that of the main thread, 19 the lowest. */
  readonly nice: number;
  readonly engine: Engine;
}

export function createLane({ atOnce, nice, engine }: LaneOptions): Lane {
  const queue = pLimit(atOnce);
  let current: Generation | undefined;
  let isReplacing = false;

  function start(): Generation {
    const threads = new Piscina<DocumentJob, Uint8Array>({
      filename: THREAD,
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: IDLE_MS,
      niceIncrement: nice,
      // A thread that waits for work must not block the timers and promises of its libraries.
      atomics: 'async',
    });
    return { threads, started: 0, running: 0 };
  }

  async function endIfIdle(generation: Generation): Promise<void> {
    if (generation !== current && generation.running === 0) await generation.threads.destroy();
  }

  /** Never rejects: threads that cannot start leave the others at work, and the next job tries again. */
  async function replace(previous: Generation): Promise<void> {
    isReplacing = true;
    const next = start();
    const warmUps = Array.from({ length: atOnce }, () =>
      next.threads.run({ kind: 'warm-up', engine }),
    );
    const isWarm = (await Promise.allSettled(warmUps)).every(
      ({ status }) => status === 'fulfilled',
    );
    isReplacing = false;
    // It may have been closed meanwhile.
    if (!isWarm || current !== previous) return next.threads.destroy();
    current = next;
    await endIfIdle(previous);
  }

  async function runNow(job: DocumentJob): Promise<Uint8Array> {
    current ??= start();
    const generation = current;
    generation.started += 1;
    generation.running += 1;
    if (generation.started >= JOBS_PER_THREAD * atOnce && !isReplacing) void replace(generation);
    try {
      return await generation.threads.run(job);
    } finally {
      generation.running -= 1;
      await endIfIdle(generation);
    }
  }

  return {
    waiting: () => queue.pendingCount,
    run: (prepare) => queue(async () => runNow(await prepare())),

    async close() {
      const last = current;
      current = undefined;
      if (last !== undefined) await endIfIdle(last);
    },
  };
}
