// The real server, as a process.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');
const READY = /is ready: (http:\/\/[^"\s]+)/;
const START_TIMEOUT_MS = 120_000;

export interface ServerProcess {
  readonly origin: string;
  /** Everything it has logged so far. */
  output(): string;
  isRunning(): boolean;
  /** Like a power cut. */
  kill(): Promise<void>;
  /** Like an operator. Returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Resolves when the server is ready; rejects with its output if it exits first. It is killed when the running test
 * ends.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const { child, exit, output } = spawnServer(env);
  await Promise.race([
    exit.then(() => {
      throw new Error(`the server did not start:\n${output()}`);
    }),
    vi.waitUntil(() => READY.test(output()), { timeout: START_TIMEOUT_MS, interval: 10 }),
  ]);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return {
    origin: READY.exec(output())?.[1] ?? '',
    output,
    isRunning: () => isRunning(child),
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** The output and exit code of a server that can't start. */
export async function refusedStart(
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const { exit, output } = spawnServer(env);
  return { code: await exit, said: output() };
}

/** The bare process; it is killed when the running test ends. */
export function spawnServer(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'pipe'], env });
  // Not `exit`, which may come before the last output.
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return { child, exit, output: () => output };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
