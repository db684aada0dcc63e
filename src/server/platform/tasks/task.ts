// Background work as data: each feature states its tasks, and one runner (task-runner.ts) does them all.

import type { Queryable } from '../database/database.ts';

interface TaskCommon {
  /** Unique, in lower case with hyphens. */
  readonly name: string;
  /** When it runs: cron, by the clock of India. */
  readonly schedule: string;
  /** `machine`: once on every machine, such as work on its files. Otherwise once for the whole site. */
  readonly per?: 'machine';
  /** After this a run stops between two steps, and the next one goes on from there. */
  readonly timeLimitMs: number;
}

/** Works through rows in batches, each in a transaction of its own: mostly retention. */
export interface BatchTask extends TaskCommon {
  readonly kind: 'batches';
  readonly batchSize: number;
  /** Works on at most `limit` rows and returns how many; fewer than `limit` means that no more are due. */
  runBatch(tx: Queryable, limit: number): Promise<number>;
}

/** Works through items one by one. One that fails stops no other; after three days it is put aside and named. */
export interface ItemTask extends TaskCommon {
  readonly kind: 'items';
  /** The ids of items that are due, in ascending order from the first after `after`; `dueAt`: when the run was due. */
  findItems(after: string, limit: number, dueAt: Date): Promise<readonly string[]>;
  /** In a transaction of its own. Does nothing if the item is no longer due. */
  runItem(id: string, dueAt: Date): Promise<void>;
}

/** Anything else, in one piece. Obeys `signal`; returns how many things it did. */
export interface WholeTask extends TaskCommon {
  readonly kind: 'whole';
  run(signal: AbortSignal): Promise<number>;
}

export type Task = BatchTask | ItemTask | WholeTask;

const NIGHTLY = '50 2 * * *';
const NIGHT_MS = 60 * 60_000;
const ROWS_PER_BATCH = 2_000;

/** Deletes or empties rows by their own date, every night (docs/privacy.md). */
export function retention(name: string, runBatch: BatchTask['runBatch']): BatchTask {
  return {
    kind: 'batches',
    name,
    schedule: NIGHTLY,
    timeLimitMs: NIGHT_MS,
    batchSize: ROWS_PER_BATCH,
    runBatch,
  };
}
