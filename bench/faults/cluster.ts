// The cluster of tools/ha, opened by this process, and what the benchmark asks of it.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '#tools/ha/cluster.ts';
import { nodesOf } from '#tools/ha/patroni.ts';
import { at, databaseUrlAt } from '#tools/ha/services.ts';
import { SITES, type Topology } from '#tools/ha/topology.ts';

const QUERY_TIMEOUT_MS = 5_000;
const POLL_MS = 200;

export interface Cluster {
  readonly topology: Topology;
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
  await openCluster(topology, opened, (line) => console.log(`  ${line}`), siteSettings);
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
