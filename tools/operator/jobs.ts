// Background tasks: their state, and running one now.

import type { TaskStatus } from '#server/platform/tasks/task-runner.ts';
import { type Command, OperatorError } from './command.ts';
import { withServices } from './with-services.ts';

export const jobCommands: Record<string, Command> = {
  list: {
    summary:
      'every background task: its schedule (time in India), its latest run, what is put aside',
    options: {},
    needs: 'site',
    run: (call) =>
      withServices(call, async ({ tasks }) => {
        const statuses = await tasks.list();
        for (const line of statuses.flatMap(linesOf)) console.log(line);
        const overdue = statuses.filter(({ isOverdue }) => isOverdue);
        if (overdue.length > 0) {
          const names = overdue.map(({ task }) => task.name).join(', ');
          throw new OperatorError(`Overdue: ${names}.`);
        }
      }),
  },
  run: {
    summary: 'run a background task now, also on a site that is not running',
    options: { name: 'its name in the list' },
    flags: {
      'dry-run': 'only count what is due',
      'put-aside': 'also try what was put aside',
    },
    needs: 'site',
    run: ({ options, flags, ...call }) =>
      withServices(call, async ({ tasks }) => {
        const { name = '' } = options;
        const isDryRun = flags.has('dry-run');
        const result = await tasks.run(name, { isDryRun, withPutAside: flags.has('put-aside') });
        switch (result.kind) {
          case 'unknown':
            throw new OperatorError(`There is no task “${name}”: see jobs list.`);
          case 'busy':
            throw new OperatorError(`${name} is running at the moment.`);
          case 'counted':
            console.log(
              result.count === null
                ? `${name} can't tell what is due.`
                : `${name}: ${result.count} due (counted up to its batch).`,
            );
            return;
          case 'ran':
            console.log(`${name}: ${result.done} done, ${result.failed} failed.`);
            if (!result.isComplete) console.log('It stopped before the end: run it again.');
            if (result.failed > 0) throw new OperatorError('Some items failed: see jobs list.');
        }
      }),
  },
};

function linesOf({ task, runs, putAside, isOverdue }: TaskStatus): string[] {
  const state = isOverdue ? 'OVERDUE ' : '';
  const latest = runs.map(
    ({ name, startedAt, succeededAt, durationMs, done, failed, error }) =>
      `  ${name === task.name ? '' : `${name}: `}${
        startedAt === null
          ? 'never run'
          : `${startedAt.toISOString()}, ${durationMs} ms, ${done} done, ${failed} failed`
      }${error === null ? '' : `, error: ${error}`}; last success ${
        succeededAt?.toISOString() ?? 'never'
      }`,
  );
  const aside = putAside.map(
    ({ item, failedRuns, error }) =>
      `  put aside after it failed on ${failedRuns} days: ${item} (${error})`,
  );
  return [`${state}${task.name}  (${task.schedule})`, ...latest, ...aside];
}
