// The cluster of tools/ha, opened by this process, and what the benchmark asks of it.

import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '#tools/ha/cluster.ts';
import { nodesOf } from '#tools/ha/patroni.ts';
import { at, databaseUrlAt, diskFolder } from '#tools/ha/services.ts';
import { NODES, SITES, type Topology } from '#tools/ha/topology.ts';
import { type Network, openNetwork } from './slow-network.ts';

const QUERY_TIMEOUT_MS = 5_000;
const POLL_MS = 200;
const DISK_SIZE = '4g';

export interface Cluster {
  readonly topology: Topology;
  /** Between the processes of the site and PgBouncer. */
  readonly network: Network;
  /** Whether each machine with a database has a disk of its own, so that it can be filled. */
  readonly hasOwnDisks: boolean;
  readonly origin: string;
  /** On the primary, on a connection of its own. Rejects while there is none. */
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Resolves once both databases and both processes are in service; false if that takes longer. */
  untilWhole(deadlineMs: number): Promise<boolean>;
}

/** It ends with `opened`. */
export async function openWholeCluster(
  topology: Topology,
  siteSettings: Readonly<Record<string, string>>,
  opened: AsyncDisposableStack,
): Promise<Cluster> {
  const networkPort = topology.ports.restored + 1;
  const network = await openNetwork(networkPort, topology.ports.pgbouncer, opened);
  const settings = { ...siteSettings, DATABASE_URL: databaseUrlAt(networkPort) };
  const disks = createDisks(topology, opened);
  const options = { siteSettings: settings, prepareDisk: disks.prepare };
  await openCluster(topology, opened, (line) => console.log(`  ${line}`), options);
  // Connections are replaced when they break.
  const pool = new pg.Pool({
    connectionString: databaseUrlAt(topology.ports.primary),
    max: 4,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  pool.on('error', () => {});
  opened.defer(() => pool.end());
  return {
    topology,
    network,
    hasOwnDisks: disks.areMounted(),
    origin: `http://${at(topology.ports.site)}`,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async untilWhole(deadlineMs) {
      const deadline = Date.now() + deadlineMs;
      while (!(await isWhole(topology))) {
        if (Date.now() > deadline) return false;
        await delay(POLL_MS);
      }
      return true;
    },
  };
}

/** Disks in memory. Without the right to mount them (it takes root) there are none. */
function createDisks(topology: Topology, opened: AsyncDisposableStack) {
  const mounted = new Set<string>();
  const unmount = (folder: string) => spawnSync('umount', [folder], { stdio: 'ignore' });
  // Of a run that was killed.
  for (const node of NODES) unmount(diskFolder(topology, node));
  return {
    areMounted: () => mounted.size === NODES.length,
    async prepare(folder: string): Promise<void> {
      const args = ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder];
      if (spawnSync('mount', args, { stdio: 'ignore' }).status !== 0) return;
      mounted.add(folder);
      opened.defer(async () => void unmount(folder));
    },
  };
}

async function isWhole(topology: Topology): Promise<boolean> {
  const nodes = await nodesOf(topology);
  const roles = nodes.filter(({ state }) => state === 'running').map(({ role }) => role);
  if (!roles.includes('leader') || !roles.includes('sync_standby')) return false;
  for (const site of SITES) {
    const url = `http://${at(topology.ports.sites[site])}/api/health`;
    if (!(await fetch(url).catch(() => null))?.ok) return false;
  }
  return true;
}
