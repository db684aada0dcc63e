// The real server as a process.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');
const READY = /is ready: (http:\/\/[^"\s]+)/;
const START_TIMEOUT_MS = 45_000;

export interface ServerProcess {
  readonly origin: string;
  /** What it logged. */
  output(): string;
  isRunning(): boolean;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an operator would; gives the exit code. */
  stop(): Promise<number | null>;
}

/** Resolves when it is ready; rejects with what it said if it ends before. It is killed with the running test. */
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

/** What a server that can't start says before it ends, and its exit code. */
export async function refusedStart(
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const { exit, output } = spawnServer(env);
  return { code: await exit, said: output() };
}

/** The bare process; it is killed with the running test. */
export function spawnServer(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'pipe'], env });
  // Not its `exit`: what it said last would be missing.
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
