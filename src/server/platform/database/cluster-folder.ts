// The folder of the embedded PostgreSQL: how it is created, and whether our version can read it.

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError, type Programs } from './postgres-programs.ts';
import { isProcess } from './postmaster.ts';

const run = promisify(execFile);

export const SUPERUSER = 'postgres';
/** In the cluster's folder. */
export const PASSWORD_FILE = 'superuser-password';

export async function isCluster(cluster: string): Promise<boolean> {
  return (await stat(join(cluster, 'PG_VERSION')).catch(() => null)) !== null;
}

/**
 * Creates the cluster under a temporary name and renames it, so that it is either complete or absent. Throws
 * DatabaseStartError.
 */
export async function initialiseCluster(
  dataDir: string,
  cluster: string,
  programs: Programs,
): Promise<void> {
  await removeAbandoned(dataDir);
  const fresh = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = join(dataDir, `password.new-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  try {
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { serviceUser } = programs;
    if (serviceUser !== null) {
      await chown(fresh, serviceUser.uid, serviceUser.gid);
      await chown(passwordFile, serviceUser.uid, serviceUser.gid);
    }
    const init = programs.command('initdb', [
      '-D',
      fresh,
      '-U',
      SUPERUSER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await run(init.file, init.args, { cwd: '/' });
    await writeFile(join(fresh, PASSWORD_FILE), password, { mode: 0o600 });
    // The first process to rename wins; a kill before this leaves only an abandoned folder.
    await rename(fresh, cluster).catch(async (error) => {
      if (!(await isCluster(cluster))) throw error;
    });
  } catch (error) {
    throw new DatabaseStartError(
      `The database folder can't be made in ${dataDir}: ${reason(error)}`,
    );
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = /^(?:postgres|password)\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isProcess(Number(pid))) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

/** Throws DatabaseStartError if another major version of PostgreSQL created the cluster. */
export async function requireSameVersion(cluster: string, programs: Programs): Promise<void> {
  const ours = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const { file, args } = programs.command('postgres', ['--version']);
  const theirs = /(\d+)\./.exec((await run(file, args, { cwd: '/' })).stdout)?.[1];
  if (ours !== theirs) {
    throw new DatabaseStartError(
      `The data in ${cluster} is of PostgreSQL ${ours}, the program is PostgreSQL ${theirs}. Restore a backup into a new DATA_DIR.`,
    );
  }
}

function reason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).slice(0, 1000);
}
