import type { Services } from '../services.ts';

/** Runs tasks now, one after the other; throws if one of them can't run to its end. */
export async function runTasks(
  { tasks }: Pick<Services, 'tasks'>,
  ...names: readonly string[]
): Promise<void> {
  for (const name of names) {
    const result = await tasks.run(name);
    const isWhole = result.kind === 'ran' && result.isComplete && result.failed === 0;
    if (!isWhole) throw new Error(`${name}: ${JSON.stringify(result)}`);
  }
}

/** Runs all retention tasks, including the notices before a deletion (docs/privacy.md). */
export async function runRetention(services: Pick<Services, 'tasks'>): Promise<void> {
  const names = (await services.tasks.list()).map(({ task }) => task.name);
  const isRetention = /^(clear|delete|ask)-/;
  await runTasks(services, ...names.filter((name) => isRetention.test(name)));
}
