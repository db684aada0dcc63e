// kill -9, as a power cut does it. What was killed starts again by itself: a machine with a database after a
// quarter of a minute, a process after a second.

import { readPostmaster } from '#server/platform/database/postmaster.ts';
import { otherThan, primaryOf } from './patroni.ts';
import { ClusterError } from './service.ts';
import { clusterFolder } from './services.ts';
import { readState } from './state.ts';
import { type Node, SITES, type Topology } from './topology.ts';

export const VICTIMS = ['primary', 'standby', 'etcd', 'haproxy', 'pgbouncer', ...SITES] as const;
export type Victim = (typeof VICTIMS)[number];

/** Throws a ClusterError if there is no such victim, or it does not run. */
export async function kill(topology: Topology, name: string | undefined): Promise<void> {
  const victim = VICTIMS.find((one) => one === name);
  if (victim === undefined) throw new ClusterError(`\`kill\` needs one of: ${VICTIMS.join(', ')}`);
  const pids = await processesOf(topology, victim);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  console.log(`Killed ${victim} (${pids.join(', ')}).`);
}

/** Of a machine with a database: those of Patroni and of PostgreSQL, whose own children end with it. */
export async function processesOf(topology: Topology, victim: Victim): Promise<number[]> {
  const { pids } = await readState(topology);
  const node = await nodeOf(topology, victim);
  const pid = pids[node === undefined ? victim : `postgres-${node}`];
  const postmaster =
    node === undefined ? null : await readPostmaster(clusterFolder(topology, node));
  const found = [pid, postmaster?.pid].filter((one) => one !== undefined);
  if (found.length === 0) throw new ClusterError(`${victim} is not running.`);
  return found;
}

async function nodeOf(topology: Topology, victim: Victim): Promise<Node | undefined> {
  if (victim !== 'primary' && victim !== 'standby') return undefined;
  const primary = await primaryOf(topology);
  if (primary === undefined) throw new ClusterError('There is no primary.');
  return victim === 'primary' ? primary : otherThan(primary);
}
