import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SteadyCalls, SteadyLoad } from './bare-caller.ts';

/** Resolves with the first response. At a steady rate a second in which nothing is served counts in full. */
export async function startSteadyCalls(
  load: SteadyLoad,
): Promise<{ readonly result: Promise<SteadyCalls> }> {
  const caller = fork(join(import.meta.dirname, 'bare-caller.ts'), [JSON.stringify(load)]);
  const ended = once(caller, 'exit').then(() => {
    throw new Error('bare-caller.ts ended too soon');
  });
  const next = () => Promise.race([once(caller, 'message'), ended]);
  await next();
  return { result: next().then(([calls]) => calls) };
}
