// Runs the tasks of all features. pg-boss wakes one process at the time of a schedule; a lease in the database keeps a
// second run from starting beside it, also from the operator's command. A failed task stops no other.

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import pLimit from 'p-limit';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Notices } from '../database/listen.ts';
import { type Queue, TryLater } from '../queue.ts';
import { rootCauseOf } from '../root-cause.ts';
import { countDue, type RunOutcome, runTask } from './run-task.ts';
import type { Task } from './task.ts';
import {
  claimTask,
  countFailure,
  deleteFailuresBefore,
  deleteMachinesBefore,
  extendLease,
  findFailedItems,
  findTaskRuns,
  forgetFailures,
  insertTasks,
  notifyProcesses,
  releaseTask,
  type TaskItemRow,
  type TaskRunRow,
} from './task-store.ts';
import { lastDueTimes } from './task-times.ts';

/** The lease of a killed run ends after this. */
const LEASE_S = 30;
const EXTEND_EVERY_MS = 10_000;
/** An item is put aside after it failed on this many days. */
const RUNS_BEFORE_ASIDE = 3;
/** Failures that do not recur, and machines that are gone. */
const KEPT_MS = 90 * DAY_MS;
/** The remaining connections serve requests. */
const TASKS_AT_ONCE = 2;
const ON_EVERY_MACHINE = 'task_on_every_machine';
const RETRIES = { retryLimit: 4, firstDelaySeconds: 60, longestDelaySeconds: 600 };

export interface TaskStatus {
  readonly task: Task;
  /** One a machine for a task that runs on every machine; none before its first start. */
  readonly runs: readonly TaskRunRow[];
  readonly putAside: readonly TaskItemRow[];
  /** It has not succeeded for two of its periods. */
  readonly isOverdue: boolean;
}

export type RunResult =
  | ({ readonly kind: 'ran' } & RunOutcome)
  /** `count` is null where the task can't tell. */
  | { readonly kind: 'counted'; readonly count: number | null }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unknown' };

export interface TaskRunner {
  /** Lets this process run tasks at their times. */
  start(): Promise<void>;
  /**
   * Runs a task now. `isDryRun` only counts what is due. `withPutAside` tries items again that were put aside. Throws
   * what the task throws.
   */
  run(
    name: string,
    options?: { readonly isDryRun?: boolean; readonly withPutAside?: boolean },
  ): Promise<RunResult>;
  list(): Promise<TaskStatus[]>;
}

export interface TaskRunnerDeps {
  readonly db: Database;
  readonly notices: Pick<Notices, 'on'>;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly tasks: readonly Task[];
  /** Reports a failed task, or a failed item of one. */
  onFailure(failure: {
    readonly task: string;
    readonly item?: string;
    readonly error: Error;
  }): void;
  readonly machine?: string;
}

export function createTaskRunner(deps: TaskRunnerDeps): TaskRunner {
  const { db, notices, clock, queue, tasks, onFailure, machine = hostname() } = deps;
  const limit = pLimit(TASKS_AT_ONCE);

  /** The row of a task's runs. */
  const rowOf = ({ name, per }: Task) => (per === 'machine' ? `${name}@${machine}` : name);
  const dueTimes = (task: Task) => lastDueTimes(task.schedule, clock.now());

  async function runHeld(task: Task, withPutAside: boolean): Promise<RunOutcome | null> {
    const row = rowOf(task);
    const holder = randomUUID();
    await insertTasks(db, [row], clock.now());
    if (!(await claimTask(db, row, holder, LEASE_S))) return null;
    const lost = new AbortController();
    const keepLease = setInterval(() => {
      extendLease(db, row, holder, LEASE_S).then(
        (isHeld) => isHeld || lost.abort(),
        () => {},
      );
    }, EXTEND_EVERY_MS);
    const startedAt = clock.now();
    const beganAt = performance.now();
    const end = (outcome: RunOutcome, error: string | null) => {
      const durationMs = Math.round(performance.now() - beganAt);
      return releaseTask(db, row, holder, { ...outcome, startedAt, durationMs, error });
    };
    try {
      const failures = await findFailedItems(db, 1, task.name);
      const aside = failures.filter(({ failedRuns }) => failedRuns >= RUNS_BEFORE_ASIDE);
      const failedBefore = new Set(failures.map(({ item }) => item));
      const outcome = await runTask(task, {
        db,
        signal: AbortSignal.any([
          queue.stopping,
          lost.signal,
          AbortSignal.timeout(task.timeLimitMs),
        ]),
        dueAt: dueTimes(task).last,
        putAside: new Set(withPutAside ? [] : aside.map(({ item }) => item)),
        async onItemFailed(item, error) {
          onFailure({ task: task.name, item, error: asError(error) });
          const failure = { task: task.name, item, error: rootCauseOf(error) };
          await countFailure(db, failure, clock.now());
        },
        async onItemDone(item) {
          if (failedBefore.has(item)) await forgetFailures(db, task.name, [item]);
        },
      });
      await end(outcome, null);
      const before = new Date(clock.now().getTime() - KEPT_MS);
      await deleteFailuresBefore(db, before);
      await deleteMachinesBefore(db, before);
      return outcome;
    } catch (error) {
      await end({ done: 0, failed: 0, isComplete: false }, rootCauseOf(error)).catch(() => {});
      throw error;
    } finally {
      clearInterval(keepLease);
    }
  }

  async function runOnTime(task: Task): Promise<void> {
    const outcome = await limit(() => runHeld(task, false));
    // Mostly the same work by the operator, or a run that was killed a moment ago.
    if (outcome === null) throw new TryLater(`${task.name} is running elsewhere`);
  }

  return {
    async start() {
      const onMachines = tasks.filter(({ per }) => per === 'machine');
      notices.on(ON_EVERY_MACHINE, (name) => {
        const task = onMachines.find((each) => each.name === name);
        if (task === undefined) return;
        limit(() => runHeld(task, false)).catch((error) =>
          onFailure({ task: task.name, error: asError(error) }),
        );
      });
      await insertTasks(db, tasks.map(rowOf), clock.now());
      for (const task of tasks) {
        await queue.define(task.name, { ...RETRIES, timeLimitMs: task.timeLimitMs });
        await queue.work(task.name, 1, () =>
          task.per === 'machine'
            ? notifyProcesses(db, ON_EVERY_MACHINE, task.name)
            : runOnTime(task),
        );
        await queue.schedule(task.name, task.schedule);
      }
      await queue.unscheduleOthers(tasks.map(({ name }) => name));
    },

    async run(name, { isDryRun = false, withPutAside = false } = {}) {
      const task = tasks.find((each) => each.name === name);
      if (task === undefined) return { kind: 'unknown' };
      if (isDryRun) {
        return { kind: 'counted', count: await countDue(task, { db, dueAt: dueTimes(task).last }) };
      }
      const outcome = await runHeld(task, withPutAside);
      return outcome === null ? { kind: 'busy' } : { kind: 'ran', ...outcome };
    },

    async list() {
      const [runs, failed] = await Promise.all([
        findTaskRuns(db),
        findFailedItems(db, RUNS_BEFORE_ASIDE),
      ]);
      return tasks.map((task) => {
        const own = runs.filter(
          ({ name }) => name === task.name || name.startsWith(`${task.name}@`),
        );
        const { before } = dueTimes(task);
        return {
          task,
          runs: own,
          putAside: failed.filter((item) => item.task === task.name),
          isOverdue: inUse(own, before).some(
            ({ succeededAt, knownSince }) => (succeededAt ?? knownSince) < before,
          ),
        };
      });
    },
  };
}

/**
 * The rows of machines that have run the task since then; of the others, such as a container that was replaced, nothing
 * is expected. All rows if no machine has.
 */
function inUse(rows: readonly TaskRunRow[], since: Date): readonly TaskRunRow[] {
  const used = rows.filter(({ startedAt, knownSince }) => (startedAt ?? knownSince) >= since);
  return used.length > 0 ? used : rows;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
