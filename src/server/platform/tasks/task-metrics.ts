// How the background tasks are doing, for GET /metrics: all processes report the same.

import { Gauge, type Registry } from 'prom-client';
import type { TaskRunner, TaskStatus } from './task-runner.ts';

interface TaskMetric {
  readonly name: string;
  readonly help: string;
  /** Null: not known yet. */
  read(status: TaskStatus): number | null;
}

const METRICS: readonly TaskMetric[] = [
  {
    name: 'task_overdue',
    help: '1 if the task has not succeeded for two of its periods',
    read: ({ isOverdue }) => Number(isOverdue),
  },
  {
    name: 'task_last_success_timestamp_seconds',
    help: 'Start of the latest run that did everything; of several machines the oldest',
    read: ({ runs }) =>
      least(
        runs.flatMap(({ succeededAt }) =>
          succeededAt === null ? [] : succeededAt.getTime() / 1_000,
        ),
      ),
  },
  {
    name: 'task_last_duration_seconds',
    help: 'Duration of the latest run; of several machines the longest',
    read: ({ runs }) =>
      most(runs.flatMap(({ durationMs }) => (durationMs === null ? [] : durationMs / 1_000))),
  },
  {
    name: 'task_last_done',
    help: 'Rows or items that the latest run worked on',
    read: ({ runs }) => most(runs.flatMap(({ done }) => done ?? [])),
  },
  {
    name: 'task_last_failed',
    help: 'Items that failed in the latest run',
    read: ({ runs }) => most(runs.flatMap(({ failed }) => failed ?? [])),
  },
  {
    name: 'task_items_put_aside',
    help: 'Items that failed too often and are left out',
    read: ({ putAside }) => putAside.length,
  },
];

export function registerTaskMetrics(registry: Registry, runner: Pick<TaskRunner, 'list'>): void {
  for (const { name, help, read } of METRICS) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['task'],
        registers: [],
        async collect() {
          this.reset();
          // Without a database the other metrics are still reported.
          for (const status of await runner.list().catch(() => [])) {
            const value = read(status);
            if (value !== null) this.set({ task: status.task.name }, value);
          }
        },
      }),
    );
  }
}

function least(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function most(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}
