// Patroni's REST interface: who is the primary, who stands by, and the orders that it takes.

import { z } from 'zod';
import { ClusterError } from './service.ts';
import { at } from './services.ts';
import { NODES, type Node, type Topology } from './topology.ts';

const clusterSchema = z.object({
  members: z.array(
    z.object({
      name: z.enum(NODES),
      role: z.string(),
      state: z.string(),
      timeline: z.int().optional(),
      /** Bytes behind the primary. */
      lag: z.union([z.int(), z.literal('unknown')]).optional(),
    }),
  ),
});
export type NodeState = z.infer<typeof clusterSchema>['members'][number];

const RESPONSE_TIMEOUT_MS = 3_000;

/** As the first machine that responds knows it; empty if none does. */
export async function nodesOf({ ports }: Topology): Promise<readonly NodeState[]> {
  for (const node of NODES) {
    const known = await fetch(`http://${at(ports.patroni[node])}/cluster`, {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
      .then(async (response) => clusterSchema.parse(await response.json()))
      .catch(() => undefined);
    if (known !== undefined) return known.members;
  }
  return [];
}

export async function primaryOf(topology: Topology): Promise<Node | undefined> {
  const nodes = await nodesOf(topology);
  return nodes.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
}

export function otherThan(node: Node): Node {
  return node === 'one' ? 'two' : 'one';
}

/** The primary and the standby change places; no acknowledged write is lost. Resolves once they have. */
export async function switchOver(topology: Topology): Promise<Node> {
  const leader = await primaryOf(topology);
  if (leader === undefined) throw new ClusterError('There is no primary to switch from.');
  const response = await fetch(`http://${at(topology.ports.patroni[leader])}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader, candidate: otherThan(leader) }),
  });
  if (!response.ok) throw new ClusterError(`Patroni refuses: ${(await response.text()).trim()}`);
  return otherThan(leader);
}
