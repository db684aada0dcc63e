// The shared server of the journeys: `npm start` in the folder DATA_DIR, which is removed at the end. Journeys with a
// server of their own begin with a copy of that folder's first state (makeDataDir).

import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyDataDir, startServer } from './own-server.ts';

const { DATA_DIR: dataDir, E2E_NEW_DATA_DIR: newDataDir } = process.env;
if (dataDir === undefined || newDataDir === undefined) throw new Error('DATA_DIR is not set');
const root = join(import.meta.dirname, '../..');

await promisify(execFile)(process.execPath, ['tools/run/build.ts'], { cwd: root });
const first = await startServer(dataDir);
await first.stop();
await copyDataDir(dataDir, newDataDir);

const server = spawn(process.execPath, ['tools/run/start.ts'], { cwd: root, stdio: 'inherit' });

// The folders can only be removed after the server has exited: this process must outlive the signals.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.once('exit', async (code) => {
  for (const dir of [dataDir, newDataDir]) await rm(dir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
