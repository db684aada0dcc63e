// pgBackRest: the archive of the cluster, and what is restored from it.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from '#server/platform/database/postgres-programs.ts';
import { ClusterError } from './service.ts';
import type { Topology } from './topology.ts';

const STANZA = '--stanza=grammar-gully';
const CONFIG = join(import.meta.dirname, '../../deploy/ha/pgbackrest.conf');

/** The settings that differ between the machines. `cluster`: the data folder of its PostgreSQL. */
export function archiveEnv(
  { dir }: Topology,
  cluster: string,
  port: number,
): Record<string, string> {
  return {
    PGBACKREST_CONFIG: CONFIG,
    PGBACKREST_REPO1_PATH: join(dir, 'archive'),
    PGBACKREST_LOCK_PATH: join(dir, 'archive-lock'),
    PGBACKREST_PG1_PATH: cluster,
    PGBACKREST_PG1_PORT: String(port),
  };
}

/** Runs `pgbackrest` as the user of PostgreSQL. Throws a ClusterError with its last line. */
export async function pgbackrest(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<void> {
  const programs = await findPrograms('/usr/bin');
  const { file, args: all } = programs.command('pgbackrest', [STANZA, ...args]);
  try {
    await promisify(execFile)(file, all, { env: { ...process.env, ...env }, cwd: '/' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const [last = String(error)] = `${stdout}\n${stderr}`.trim().split('\n').reverse();
    throw new ClusterError(`pgBackRest: ${last}`);
  }
}
