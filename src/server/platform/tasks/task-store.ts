// The state of tasks: the current run, the result of the latest one, and failed items.

import { and, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm';
import { dayInIndia, startOfDayInIndia } from '#domain/time/india.ts';
import type { Queryable } from '../database/database.ts';
import { taskItem, taskRun } from '../tables.ts';
import type { RunOutcome } from './run-task.ts';

export type TaskRunRow = typeof taskRun.$inferSelect;
export type TaskItemRow = typeof taskItem.$inferSelect;

/** Inserts tasks that are not known yet, so that a task that never succeeds is noticed. */
export async function insertTasks(
  db: Queryable,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ name, knownSince: now }));
  await db.insert(taskRun).values(rows).onConflictDoNothing();
}

/** Takes the lease of a task for `leaseS` seconds; false if another run holds it. */
export async function claimTask(
  db: Queryable,
  name: string,
  holder: string,
  leaseS: number,
): Promise<boolean> {
  const claimed = await db
    .update(taskRun)
    .set({ holder, heldUntil: leaseEnd(leaseS) })
    .where(and(eq(taskRun.name, name), or(sql`${taskRun.heldUntil} is null`, isLeaseOver())))
    .returning({ name: taskRun.name });
  return claimed.length > 0;
}

/** False if the lease was lost. */
export async function extendLease(
  db: Queryable,
  name: string,
  holder: string,
  leaseS: number,
): Promise<boolean> {
  const extended = await db
    .update(taskRun)
    .set({ heldUntil: leaseEnd(leaseS) })
    .where(and(eq(taskRun.name, name), eq(taskRun.holder, holder)))
    .returning({ name: taskRun.name });
  return extended.length > 0;
}

interface Ended extends RunOutcome {
  readonly startedAt: Date;
  readonly durationMs: number;
  /** Null: it went well. */
  readonly error: string | null;
}

export async function releaseTask(
  db: Queryable,
  name: string,
  holder: string,
  { startedAt, durationMs, done, failed, isComplete, error }: Ended,
): Promise<void> {
  const isSuccess = error === null && isComplete;
  await db
    .update(taskRun)
    .set({
      holder: null,
      heldUntil: null,
      startedAt,
      durationMs,
      done,
      failed,
      error,
      ...(isSuccess ? { succeededAt: startedAt } : {}),
    })
    .where(and(eq(taskRun.name, name), eq(taskRun.holder, holder)));
}

export async function findTaskRuns(db: Queryable): Promise<TaskRunRow[]> {
  return db.select().from(taskRun).orderBy(taskRun.name);
}

/** Items of any task, or of one, that failed at least so often. */
export async function findFailedItems(
  db: Queryable,
  leastRuns: number,
  task?: string,
): Promise<TaskItemRow[]> {
  const often = gte(taskItem.failedRuns, leastRuns);
  return db
    .select()
    .from(taskItem)
    .where(task === undefined ? often : and(often, eq(taskItem.task, task)))
    .orderBy(taskItem.task, taskItem.item);
}

/** Counts a failed run of an item; of several on one day (India's calendar), one. */
export async function countFailure(
  db: Queryable,
  failure: { readonly task: string; readonly item: string; readonly error: string },
  now: Date,
): Promise<void> {
  const { error } = failure;
  const today = startOfDayInIndia(dayInIndia(now));
  await db
    .insert(taskItem)
    .values({ ...failure, failedRuns: 1, failedAt: now })
    .onConflictDoUpdate({
      target: [taskItem.task, taskItem.item],
      set: {
        failedRuns: sql`${taskItem.failedRuns} + (${lt(taskItem.failedAt, today)})::int`,
        failedAt: now,
        error,
      },
    });
}

export async function forgetFailures(
  db: Queryable,
  task: string,
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return;
  await db.delete(taskItem).where(and(eq(taskItem.task, task), inArray(taskItem.item, [...items])));
}

/** Deletes the rows of machines on which no task has run since then. */
export async function deleteMachinesBefore(tx: Queryable, before: Date): Promise<void> {
  const lastSeen = sql`coalesce(${taskRun.startedAt}, ${taskRun.knownSince})`;
  await tx.delete(taskRun).where(and(like(taskRun.name, '%@%'), lt(lastSeen, before)));
}

/** Deletes failures that have not recurred since then. */
export async function deleteFailuresBefore(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(taskItem).where(lt(taskItem.failedAt, before));
}

function leaseEnd(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

function isLeaseOver() {
  return lt(taskRun.heldUntil, sql`now()`);
}

/** Reaches every process, including this one. */
export async function notifyProcesses(
  db: Queryable,
  channel: string,
  payload: string,
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
