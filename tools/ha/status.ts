// What runs, and who is the primary.

import { nodesOf } from './patroni.ts';
import { at } from './services.ts';
import { readState } from './state.ts';
import type { Topology } from './topology.ts';

/** Prints the processes, and what Patroni knows of the databases. */
export async function printStatus(topology: Topology): Promise<void> {
  const { pids } = await readState(topology);
  for (const [name, pid] of Object.entries(pids)) console.log(`${name.padEnd(14)} process ${pid}`);
  const nodes = await nodesOf(topology);
  if (nodes.length === 0) console.log('Patroni does not respond.');
  for (const { name, role, state, timeline = '?', lag = 0 } of nodes) {
    console.log(
      `database ${name.padEnd(5)} ${role}, ${state}, timeline ${timeline}, ${lag} bytes behind`,
    );
  }
  console.log(`The site: http://${at(topology.ports.site)}`);
}
