// One run of a task, step by step, until nothing is due or it is told to stop.

import type { Database } from '../database/database.ts';
import type { BatchTask, ItemTask, Task } from './task.ts';

const ITEMS_PER_PAGE = 100;

export interface RunOutcome {
  /** Rows or items. */
  readonly done: number;
  readonly failed: number;
  /** False: it was told to stop before everything was done. */
  readonly isComplete: boolean;
}

export interface RunDeps {
  readonly db: Database;
  readonly signal: AbortSignal;
  /** The time at which this run was due. */
  readonly dueAt: Date;
  /** Items that failed too often, and are left out. */
  readonly putAside: ReadonlySet<string>;
  onItemFailed(id: string, error: unknown): Promise<void>;
  onItemDone(id: string): Promise<void>;
}

/** Throws if a batch or a task in one piece fails. */
export async function runTask(task: Task, deps: RunDeps): Promise<RunOutcome> {
  switch (task.kind) {
    case 'batches':
      return runBatches(task, deps);
    case 'items':
      return runItems(task, deps);
    case 'whole':
      return { done: await task.run(deps.signal), failed: 0, isComplete: !deps.signal.aborted };
  }
}

async function runBatches(task: BatchTask, { db, signal }: RunDeps): Promise<RunOutcome> {
  let done = 0;
  while (!signal.aborted) {
    const count = await db.transaction((tx) => task.runBatch(tx, task.batchSize));
    done += count;
    if (count < task.batchSize) return { done, failed: 0, isComplete: true };
  }
  return { done, failed: 0, isComplete: false };
}

async function runItems(task: ItemTask, deps: RunDeps): Promise<RunOutcome> {
  const { signal, dueAt, putAside } = deps;
  let done = 0;
  let failed = 0;
  let after = '';
  while (!signal.aborted) {
    const ids = await task.findItems(after, ITEMS_PER_PAGE, dueAt);
    for (const id of ids) {
      after = id;
      if (putAside.has(id)) continue;
      if (signal.aborted) return { done, failed, isComplete: false };
      try {
        await task.runItem(id, dueAt);
        done += 1;
        await deps.onItemDone(id);
      } catch (error) {
        failed += 1;
        await deps.onItemFailed(id, error);
      }
    }
    if (ids.length < ITEMS_PER_PAGE) return { done, failed, isComplete: true };
  }
  return { done, failed, isComplete: false };
}

/** Thrown to undo what a dry run has done. */
class Undone extends Error {}

/**
 * How many rows or items are due, without doing anything; of rows at most a batch is counted. Null for a task in one
 * piece, which can't tell.
 */
export async function countDue(
  task: Task,
  { db, dueAt }: Pick<RunDeps, 'db' | 'dueAt'>,
): Promise<number | null> {
  if (task.kind === 'whole') return null;
  if (task.kind === 'batches') {
    let count = 0;
    await db
      .transaction(async (tx) => {
        count = await task.runBatch(tx, task.batchSize);
        throw new Undone();
      })
      .catch((error) => {
        if (!(error instanceof Undone)) throw error;
      });
    return count;
  }
  let count = 0;
  let after = '';
  for (;;) {
    const ids = await task.findItems(after, ITEMS_PER_PAGE, dueAt);
    count += ids.length;
    if (ids.length < ITEMS_PER_PAGE) return count;
    after = ids.at(-1) ?? after;
  }
}
