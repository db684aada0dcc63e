// The process that serves a cluster folder: whether it runs, and on which port it listens.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7] === 'ready' };
}

export async function isAlive(cluster: string): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === null || !isProcess(postmaster.pid)) return false;
  // A process number is used again after a reboot: only a postgres counts.
  const name = await readFile(`/proc/${postmaster.pid}/comm`, 'utf8').catch(() => 'postgres');
  return name.trim().startsWith('postgres');
}

/** The port of the last time, if nobody has taken it since. */
export async function choosePort(cluster: string): Promise<number> {
  const commandLine = await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const last = [...commandLine.matchAll(/"port=(\d+)"/g)].at(-1)?.[1];
  return listenOnce(Number(last ?? 0)).catch(() => listenOnce(0));
}

/** Port 0: any that is free. */
async function listenOnce(port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
