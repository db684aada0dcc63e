// The process that serves a cluster folder: whether it runs, and on which port it listens.

import { execFile } from 'node:child_process';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LOCK_FILE = 'postmaster.pid';

interface Postmaster {
  readonly pid: number;
  /** The path of the cluster, as it was passed to the server. */
  readonly folder: string;
  readonly port: number;
  readonly isReady: boolean;
  /** The whole lock file. */
  readonly text: string;
}

/** The contents of the server's lock file; null if there is none. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, LOCK_FILE), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const [, folder = ''] = lines;
  return { pid, folder, port: Number(lines[3]), isReady: lines[7] === 'ready', text };
}

export async function isAlive(cluster: string): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  return postmaster !== null && isServing(postmaster);
}

/**
 * Process ids are reused, especially after a reboot, and `pg_ctl status` checks nothing else. So only a process that
 * was started on this very folder counts.
 */
async function isServing({ pid, folder }: Postmaster): Promise<boolean> {
  if (!isProcess(pid)) return false;
  const commandLine = await commandLineOf(pid);
  return commandLine === null || commandLine.includes(folder);
}

/** Null if it can't be determined. */
async function commandLineOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (text !== null) return text;
  const ps = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => null);
  return ps?.stdout ?? null;
}

/**
 * PostgreSQL refuses to start while the process named in its lock file is alive, whatever program that is. Removes the
 * lock file if that process is another program; in all other cases PostgreSQL does so itself.
 */
export async function removeStaleLock(cluster: string): Promise<void> {
  const stale = await readPostmaster(cluster);
  if (stale === null || !isProcess(stale.pid) || (await isServing(stale))) return;
  const lock = join(cluster, LOCK_FILE);
  const aside = `${lock}.stale-${process.pid}`;
  await rename(lock, aside).catch(ignoreMissing);
  // Another process may have started the server in the meantime; then this was its lock, and is put back.
  const moved = await readFile(aside, 'utf8').catch(() => stale.text);
  if (moved !== stale.text) await link(aside, lock).catch(() => {});
  await rm(aside, { force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The previous port, if it is still free. */
export async function choosePort(cluster: string): Promise<number> {
  const commandLine = await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const last = [...commandLine.matchAll(/"port=(\d+)"/g)].at(-1)?.[1];
  return listenOnce(Number(last ?? 0)).catch(() => listenOnce(0));
}

/** Port 0: any free port. */
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
