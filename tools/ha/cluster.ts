// The whole cluster on this machine: it runs as long as the process that opened it.

import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPrograms } from '#server/platform/database/postgres-programs.ts';
import { archiveEnv, pgbackrest } from './archive.ts';
import { nodesOf, primaryOf } from './patroni.ts';
import { checkRequirements } from './requirements.ts';
import { stopRestored } from './restore.ts';
import { Supervised } from './service.ts';
import { clusterFolder, diskFolder, stepsOf } from './services.ts';
import { writeState } from './state.ts';
import { NODES, type Topology } from './topology.ts';

const STATE_INTERVAL_MS = 200;

export interface ClusterOptions {
  /** Those of the site that differ from its development. */
  readonly siteSettings?: Readonly<Record<string, string>>;
  /** Does something with the empty folder that is the disk of a machine with a database. */
  readonly prepareDisk?: (folder: string) => Promise<void>;
}

/**
 * Starts everything on this machine, in empty folders; it ends with `opened`. Throws a ClusterError if something is
 * missing, or does not become ready. `say`: what is happening.
 */
export async function openCluster(
  topology: Topology,
  opened: AsyncDisposableStack,
  say: (line: string) => void,
  { siteSettings = {}, prepareDisk = async () => {} }: ClusterOptions = {},
): Promise<void> {
  const requirements = await checkRequirements(topology);
  opened.defer(() => rm(topology.dir, { recursive: true, force: true }));
  await makeFolders(topology, prepareDisk);
  opened.defer(() => stopRestored(topology));
  const running: Supervised[] = [];
  keepState(topology, running, opened);
  for (const { service, prepare } of await stepsOf(topology, requirements, siteSettings)) {
    say(`starting ${service.name}`);
    await prepare?.();
    const supervised = new Supervised(service, join(topology.dir, `${service.name}.log`));
    running.push(supervised);
    opened.defer(() => supervised.stop());
    await supervised.start();
    // The archive exists from the first moment: what Patroni's second machine begins with goes into it as well.
    if (service.name === 'postgres-one') await startArchive(topology, say);
  }
  say('waiting for the standby to be synchronous');
  while (!(await nodesOf(topology)).some(({ role }) => role === 'sync_standby')) await delay(200);
}

async function startArchive(topology: Topology, say: (line: string) => void): Promise<void> {
  while ((await primaryOf(topology)) === undefined) await delay(200);
  say('making the first backup');
  const env = archiveEnv(topology, clusterFolder(topology, 'one'), topology.ports.databases.one);
  await pgbackrest(env, 'stanza-create');
  await pgbackrest(env, '--type=full', 'backup');
}

/** PostgreSQL, Patroni and pgBackRest write here, and run as another user if this is root. */
async function makeFolders(
  topology: Topology,
  prepareDisk: (folder: string) => Promise<void>,
): Promise<void> {
  const { dir } = topology;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { mode: 0o755 });
  const { serviceUser } = await findPrograms('/usr/bin');
  const disks = NODES.map((node) => diskFolder(topology, node));
  for (const folder of [dir, join(dir, 'archive'), join(dir, 'archive-lock'), ...disks]) {
    await mkdir(folder, { recursive: true });
    if (disks.includes(folder)) await prepareDisk(folder);
    if (serviceUser !== null) await chown(folder, serviceUser.uid, serviceUser.gid);
  }
}

/** Commands in other processes read which process is which. */
function keepState(
  topology: Topology,
  running: readonly Supervised[],
  opened: AsyncDisposableStack,
): void {
  const write = () => {
    const pids = running.flatMap(({ service, pid }) =>
      pid === undefined ? [] : [[service.name, pid] as const],
    );
    return writeState(topology, { supervisor: process.pid, pids: Object.fromEntries(pids) });
  };
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write).catch(() => {});
  }, STATE_INTERVAL_MS);
  opened.defer(async () => {
    clearInterval(timer);
    await writing;
  });
}
