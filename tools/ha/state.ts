// What the process that runs the cluster tells others: which process is which.

import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isProcess } from '#server/platform/database/postmaster.ts';
import { ClusterError } from './service.ts';
import type { Topology } from './topology.ts';

const fileOf = ({ dir }: Topology) => join(dir, 'state.json');

const stateSchema = z.object({
  supervisor: z.int(),
  /** Service → process id; a service that is being started again is absent. */
  pids: z.record(z.string(), z.int()),
});
export type State = z.infer<typeof stateSchema>;

/** Throws a ClusterError if no cluster runs there. */
export async function readState(topology: Topology): Promise<State> {
  const text = await readFile(fileOf(topology), 'utf8').catch(() => undefined);
  const state = text === undefined ? undefined : stateSchema.parse(JSON.parse(text));
  if (state === undefined || !isProcess(state.supervisor)) {
    throw new ClusterError('No cluster is running: start one with `npm run ha -- up`.');
  }
  return state;
}

/** Never half: readers come at any time. */
export async function writeState(topology: Topology, state: State): Promise<void> {
  const file = fileOf(topology);
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
}
