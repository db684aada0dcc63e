// The processes of the site, restarted without a request that fails.

import { setTimeout as delay } from 'node:timers/promises';
import { ClusterError } from './service.ts';
import { at } from './services.ts';
import { readState } from './state.ts';
import { SITES, type SiteProcess, type Topology } from './topology.ts';

const DEADLINE_MS = 180_000;
const POLL_MS = 100;

/** One process after the other: each ends in its own time, starts again, and is healthy before the next one ends. */
export async function restartSites(topology: Topology, say: (line: string) => void): Promise<void> {
  for (const name of SITES) {
    say(`restarting ${name}`);
    await restart(topology, name);
  }
}

async function restart(topology: Topology, name: SiteProcess): Promise<void> {
  const pid = (await readState(topology)).pids[name];
  if (pid === undefined) throw new ClusterError(`${name} is not running.`);
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + DEADLINE_MS;
  const url = `http://${at(topology.ports.sites[name])}/api/health`;
  for (;;) {
    const current = (await readState(topology)).pids[name];
    const isNew = current !== undefined && current !== pid;
    if (isNew && (await fetch(url).catch(() => null))?.ok) return;
    if (Date.now() > deadline) throw new ClusterError(`${name} did not become healthy again.`);
    await delay(POLL_MS);
  }
}
