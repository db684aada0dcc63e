// What the cluster needs on this machine: packages, and free ports.

import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { ClusterError } from './service.ts';
import { allPorts, type Topology } from './topology.ts';

/** Program → Debian's package. */
const PROGRAMS = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
} as const;

/** Debian installs servers there, and not every PATH has it. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin'];

export interface Requirements {
  /** The folder of initdb and postgres. */
  readonly postgresBin: string;
}

/** Throws a ClusterError that names what is missing, or the first port that is in use. */
export async function checkRequirements(topology: Topology): Promise<Requirements> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  const postgresBin = findPostgres();
  const missing = missingPackages(folders);
  if (postgresBin === undefined || missing.length > 0) {
    const names = postgresBin === undefined ? [...missing, 'postgresql'] : missing;
    throw new ClusterError(
      `These packages are missing; on Debian: apt-get install ${names.join(' ')}`,
    );
  }
  await requireFreePorts(allPorts(topology));
  return { postgresBin };
}

/** Of the programs besides PostgreSQL; `folders`: where they may be. */
export function missingPackages(folders: readonly string[]): string[] {
  return Object.entries(PROGRAMS).flatMap(([program, name]) =>
    folders.some((folder) => existsSync(join(folder, program))) ? [] : [name],
  );
}

/** The folder of Debian's PostgreSQL, of version 15 or later. */
export function findPostgres(): string | undefined {
  const initdb = globSync('/usr/lib/postgresql/{1[5-9],[2-9][0-9]}/bin/initdb').sort().at(-1);
  return initdb === undefined ? undefined : dirname(initdb);
}

export async function requireFreePorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isFree(port)) continue;
    throw new ClusterError(
      `Port ${port} is in use: stop what uses it, or choose others with --port.`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
