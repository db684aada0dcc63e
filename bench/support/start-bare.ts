// A yardstick in a separate process, where it takes no time from the benchmark.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `program`: a file of this folder that writes to its output once it listens. Throws if it exits before. */
export async function startBare(
  program: 'bare-server.ts' | 'bare-json-server.ts' | 'bare-webhook.ts',
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const bare = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = once(bare, 'exit').then(() => {
    throw new Error(`${program} ended before it listened`);
  });
  await Promise.race([once(bare.stdout, 'data'), ended]);
  return bare;
}
