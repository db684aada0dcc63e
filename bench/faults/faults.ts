// The faults, each done to a cluster that is whole.

import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type Rng, shuffle } from '#domain/random/random.ts';
import { processesOf, type Victim } from '#tools/ha/kill.ts';
import { switchOver } from '#tools/ha/patroni.ts';
import { restartSites } from '#tools/ha/rolling-restart.ts';
import { isProcess } from '#tools/ha/state.ts';
import type { Topology } from '#tools/ha/topology.ts';

const FREEZE_MS = 20_000;

const killing = (victim: Victim) => async (topology: Topology) => {
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
  switchover: async (topology: Topology) => {
    await switchOver(topology);
  },
  'rolling restart': (topology: Topology) => restartSites(topology, () => {}),
} satisfies Record<string, (topology: Topology) => Promise<void>>;

export type Fault = keyof typeof faults;

/** PostgreSQL and Patroni of the primary, as when a machine swaps or a hypervisor pauses it. */
async function freezePrimary(topology: Topology): Promise<void> {
  const pids = (await processesOf(topology, 'primary')).flatMap(withChildren);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await delay(FREEZE_MS);
  for (const pid of pids) {
    // It may have been ended meanwhile.
    if (isProcess(pid)) process.kill(pid, 'SIGCONT');
  }
}

function withChildren(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}

/** `count` faults in random order, each kind as often as the others (but for one). */
export function chooseFaults(count: number, rng: Rng): Fault[] {
  const kinds = Object.keys(faults) as Fault[];
  const chosen: Fault[] = [];
  while (chosen.length < count) chosen.push(...shuffle(kinds, rng));
  return chosen.slice(0, count);
}
