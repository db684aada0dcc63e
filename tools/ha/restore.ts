// The database as it was at an instant, in a second PostgreSQL beside the cluster.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPrograms } from '#server/platform/database/postgres-programs.ts';
import { isAlive } from '#server/platform/database/postmaster.ts';
import { withClient } from '#server/platform/database/resilient-client.ts';
import { archiveEnv, pgbackrest } from './archive.ts';
import { primaryOf } from './patroni.ts';
import { findPostgres } from './requirements.ts';
import { ClusterError } from './service.ts';
import { clusterFolder, databaseUrlAt } from './services.ts';
import type { Topology } from './topology.ts';

const RECOVERY_DEADLINE_MS = 600_000;

const folderOf = ({ dir }: Topology) => join(dir, 'restored');

/**
 * Restores from the archive, replaces what was restored before, and starts it; returns its URL. What was committed at
 * `instant` or before is there. Throws a ClusterError if the archive does not reach that far back.
 */
export async function restore(topology: Topology, instant: Date): Promise<string> {
  if (instant.getTime() > Date.now()) throw new ClusterError('That instant is in the future.');
  const { ports } = topology;
  const primary = await primaryOf(topology);
  // The archive gets what it has not yet.
  if (primary !== undefined) {
    await pgbackrest(
      archiveEnv(topology, clusterFolder(topology, primary), ports.databases[primary]),
      'check',
    );
  }
  await stopRestored(topology);
  const folder = folderOf(topology);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const { serviceUser } = await findPrograms(undefined);
  if (serviceUser !== null) await chown(folder, serviceUser.uid, serviceUser.gid);
  const env = archiveEnv(topology, folder, ports.restored);
  const target = instant.toISOString().replace('T', ' ').replace('Z', '+00');
  await pgbackrest(env, '--type=time', `--target=${target}`, '--target-action=promote', 'restore');
  await start(folder, ports.restored, env);
  const url = databaseUrlAt(ports.restored);
  await untilWritable(url, folder);
  return url;
}

/** Patroni's settings in the folder name the machine that was backed up. */
async function start(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `hba_file=${join(folder, 'pg_hba.conf')}`,
    `ident_file=${join(folder, 'pg_ident.conf')}`,
    'archive_mode=off',
    'synchronous_standby_names=',
    'primary_conninfo=',
    'primary_slot_name=',
  ];
  await pgCtl(
    [
      ...['start', '-D', folder, '-w', '-t', '300', '-l', join(folder, 'server.log')],
      ...['-o', settings.map((setting) => `-c ${setting}`).join(' ')],
    ],
    env,
  ).catch(() => {
    throw unreachable(folder);
  });
}

function unreachable(folder: string): ClusterError {
  return new ClusterError(
    `The archive can't be restored to that instant: is it after the first backup? See ${join(folder, 'server.log')}`,
  );
}

async function untilWritable(url: string, folder: string): Promise<void> {
  const deadline = Date.now() + RECOVERY_DEADLINE_MS;
  for (;;) {
    const { rows } = await withClient(url, 'grammar-gully-restore', (client) =>
      client.query<{ is: boolean }>('select pg_is_in_recovery() as is'),
    ).catch(() => ({ rows: [] }));
    if (rows[0]?.is === false) return;
    // It ends if the archive does not reach the instant.
    if (Date.now() > deadline || !(await isAlive(folder))) throw unreachable(folder);
    await delay(100);
  }
}

/** If there is one. */
export async function stopRestored(topology: Topology): Promise<void> {
  const folder = folderOf(topology);
  if (!existsSync(join(folder, 'postmaster.pid'))) return;
  await pgCtl(['stop', '-D', folder, '-m', 'immediate', '-w'], {}).catch(() => {});
}

async function pgCtl(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const bin = findPostgres();
  if (bin === undefined) throw new ClusterError('PostgreSQL of Debian is missing.');
  const programs = await findPrograms(bin);
  const { file, args: all } = programs.command('pg_ctl', args);
  // It would pass pipes on to the server, which never closes them.
  await new Promise<void>((resolve, reject) => {
    const child = spawn(file, all, { cwd: '/', stdio: 'ignore', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl: ${code}`))));
  });
}
