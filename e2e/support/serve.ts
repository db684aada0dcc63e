// The shared server of the journeys: `npm start` in the folder DATA_DIR, which is removed at the end.

import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const dataDir = process.env.DATA_DIR;
if (dataDir === undefined) throw new Error('DATA_DIR is not set');
const root = join(import.meta.dirname, '../..');
const server = spawn(process.execPath, ['tools/run/start.ts'], { cwd: root, stdio: 'inherit' });

// The folder can only be removed after the server has exited: this process must outlive the signals.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.once('exit', async (code) => {
  await rm(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
