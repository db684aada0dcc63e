// The faults, each done to a cluster that is whole.

import { execFile, spawnSync } from 'node:child_process';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Rng, shuffle } from '#domain/random/random.ts';
import { isProcess } from '#server/platform/database/postmaster.ts';
import { processesOf, type Victim } from '#tools/ha/kill.ts';
import { primaryOf, switchOver } from '#tools/ha/patroni.ts';
import { restartSites } from '#tools/ha/rolling-restart.ts';
import { ClusterError } from '#tools/ha/service.ts';
import { diskFolder } from '#tools/ha/services.ts';
import type { Cluster } from './cluster.ts';

const FREEZE_MS = 20_000;
const BAD_NETWORK_MS = 20_000;
const FULL_DISK_MS = 20_000;
/** Less than one more segment of PostgreSQL's log needs. */
const ROOM_LEFT_BYTES = 4 * 1024 * 1024;

const killing =
  (victim: Victim) =>
  async ({ topology }: Cluster) => {
    for (const pid of await processesOf(topology, victim)) process.kill(pid, 'SIGKILL');
  };

export const faults = {
  'process of the site killed': killing('site-one'),
  'other process of the site killed': killing('site-two'),
  'primary killed': killing('primary'),
  'standby killed': killing('standby'),
  'etcd killed': killing('etcd'),
  'PgBouncer killed': killing('pgbouncer'),
  'HAProxy killed': killing('haproxy'),
  'primary frozen for 20 s': freezePrimary,
  'disk of the primary full': fillDisk,
  'slow, lossy network for 20 s': ({ network }: Cluster) => network.worsen(BAD_NETWORK_MS),
  switchover: async ({ topology }: Cluster) => {
    await switchOver(topology);
  },
  'rolling restart': ({ topology }: Cluster) => restartSites(topology, () => {}),
} satisfies Record<string, (cluster: Cluster) => Promise<void>>;

export type Fault = keyof typeof faults;

/** PostgreSQL and Patroni of the primary, as when a machine swaps or a hypervisor pauses it. */
async function freezePrimary({ topology }: Cluster): Promise<void> {
  const pids = (await processesOf(topology, 'primary')).flatMap(withChildren);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await delay(FREEZE_MS);
  for (const pid of pids) {
    // It may have been ended meanwhile.
    if (isProcess(pid)) process.kill(pid, 'SIGCONT');
  }
}

/** Until somebody has made room. */
async function fillDisk({ topology }: Cluster): Promise<void> {
  const primary = await primaryOf(topology);
  if (primary === undefined) throw new ClusterError('There is no primary.');
  const folder = diskFolder(topology, primary);
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await promisify(execFile)('fallocate', ['-l', String(bavail * bsize - ROOM_LEFT_BYTES), filler]);
  await delay(FULL_DISK_MS);
  await rm(filler, { force: true });
}

function withChildren(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}

const FULL_DISK: Fault = 'disk of the primary full';

/** `count` faults in random order, each kind as often as the others (but for one). */
export function chooseFaults(count: number, rng: Rng, { hasOwnDisks }: Cluster): Fault[] {
  const kinds = (Object.keys(faults) as Fault[]).filter(
    (kind) => hasOwnDisks || kind !== FULL_DISK,
  );
  const chosen: Fault[] = [];
  while (chosen.length < count) chosen.push(...shuffle(kinds, rng));
  return chosen.slice(0, count);
}
