// The product in a separate process, with a temporary data folder.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a busy machine needs. */
const START_DEADLINE_MS = 300_000;
const root = join(import.meta.dirname, '../..');

export interface ServedSite {
  readonly origin: string;
  /** The environment it was started with. */
  readonly env: NodeJS.ProcessEnv;
  readonly child: ChildProcess;
  close(): Promise<void>;
}

/**
 * `src/server/main.ts` serves only the API, `tools/run/start.ts` the built pages too. `preload`: a module of this
 * folder that is loaded first and handles messages.
 */
export async function serveSite(
  port: number,
  entry: 'src/server/main.ts' | 'tools/run/start.ts',
  env: NodeJS.ProcessEnv = {},
  preload?: string,
): Promise<ServedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-bench-'));
  const siteEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...env,
  };
  // With the same Node options as `npm start`.
  const imports = preload === undefined ? [] : ['--import', join(import.meta.dirname, preload)];
  const child = spawn(process.execPath, [...process.execArgv, ...imports, entry], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', ...(preload === undefined ? [] : ['ipc' as const])],
    env: siteEnv,
  });
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    await stopProcess(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error('the site did not become healthy');
    }
    await delay(100);
  }
  return { origin, env: siteEnv, child, close };
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
