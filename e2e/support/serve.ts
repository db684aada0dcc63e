// The shared server of the journeys: `npm start` in the folder DATA_DIR, which is removed at the end. Journeys with a
// server of their own begin with a copy of that folder's first state (makeDataDir).

import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyDataDir, startServer } from './own-server.ts';

const { DATA_DIR: dataDir, E2E_NEW_DATA_DIR: newDataDir } = process.env;
if (dataDir === undefined || newDataDir === undefined) {
  throw new Error('DATA_DIR and E2E_NEW_DATA_DIR must be set');
}
const cwd = join(import.meta.dirname, '../..');

const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(name, () => stopping.abort());
}

try {
  await promisify(execFile)(process.execPath, ['tools/run/build.ts'], { cwd, signal });
  const first = await startServer(dataDir, {}, signal);
  await first.stop();
  await copyDataDir(dataDir, newDataDir);
  signal.throwIfAborted();
  process.exitCode = await runUntilExit();
} catch (error) {
  if (!signal.aborted) throw error;
} finally {
  for (const dir of [dataDir, newDataDir]) await rm(dir, { recursive: true, force: true });
}

function runUntilExit(): Promise<number> {
  const server = spawn(process.execPath, ['tools/run/start.ts'], { cwd, stdio: 'inherit', signal });
  return new Promise((resolve) => {
    // An abort is also an error; the exit follows.
    server.on('error', () => {});
    server.once('exit', (code) => resolve(code ?? 1));
  });
}
