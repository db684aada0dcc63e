// The commands of `npm run ha`.

import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isProcess } from '#server/platform/database/postmaster.ts';
import { openCluster } from './cluster.ts';
import { kill, VICTIMS } from './kill.ts';
import { switchOver } from './patroni.ts';
import { restore } from './restore.ts';
import { restartSites } from './rolling-restart.ts';
import { ClusterError } from './service.ts';
import { at } from './services.ts';
import { readState } from './state.ts';
import { printStatus } from './status.ts';
import { FIRST_PORT, topologyAt } from './topology.ts';

const USAGE = `npm run ha -- <command> [--port ${FIRST_PORT}]

  up                      start everything; it runs until Ctrl-C or \`down\`
  status                  what runs, and who is the primary
  kill <victim>           kill -9: ${VICTIMS.join(', ')}
  switchover              the primary and the standby change places
  rolling-restart         restart the processes of the site, one after the other
  restore --to <instant>  the database as it was then, such as 2027-01-31T18:00:00+05:30, beside the cluster
  down                    stop everything, and leave nothing`;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const port = z.coerce.number().int().min(1024).max(65_000);

/** Runs one command. Throws a ClusterError, whose message says in one sentence what is wrong. */
export async function runHa(words: readonly string[]): Promise<void> {
  const { command, victim, to, topology } = readArguments(words);
  switch (command) {
    case 'help':
      console.log(USAGE);
      return;
    case 'up':
      return up();
    case 'status':
      return printStatus(topology);
    case 'kill':
      return kill(topology, victim);
    case 'switchover':
      console.log(`The primary is now ${await switchOver(topology)}.`);
      return;
    case 'rolling-restart':
      return restartSites(topology, console.log);
    case 'restore':
      return restoreTo();
    case 'down':
      return down();
    default:
      throw new ClusterError(USAGE);
  }

  async function up(): Promise<void> {
    const leaving = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => leaving.abort());
    }
    const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
    await using opened = new AsyncDisposableStack();
    await Promise.race([openCluster(topology, opened, console.log), left]);
    if (leaving.signal.aborted) return;
    console.log(`The site: http://${at(topology.ports.site)}\nCtrl-C stops everything.`);
    await left;
    console.log('stopping');
  }

  async function restoreTo(): Promise<void> {
    const parsed = instant.safeParse(to);
    if (!parsed.success) {
      throw new ClusterError(
        '`restore` needs --to with an instant and its offset, such as 2027-01-31T18:00:00+05:30',
      );
    }
    await readState(topology);
    const begunAt = performance.now();
    const url = await restore(topology, parsed.data);
    const seconds = (performance.now() - begunAt) / 1_000;
    console.log(`Restored to ${parsed.data.toISOString()} in ${seconds.toFixed(1)} s: ${url}`);
  }

  async function down(): Promise<void> {
    const { supervisor } = await readState(topology);
    process.kill(supervisor, 'SIGTERM');
    while (isProcess(supervisor)) await delay(100);
    console.log('Everything is stopped.');
  }
}

function readArguments(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        port: { type: 'string', default: String(FIRST_PORT) },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const firstPort = port.safeParse(values.port);
    if (!firstPort.success) throw new ClusterError('--port must be a number from 1024 to 65000');
    const [command, victim] = values.help ? ['help'] : positionals;
    return { command, victim, to: values.to, topology: topologyAt(firstPort.data) };
  } catch (error) {
    if (error instanceof ClusterError) throw error;
    throw new ClusterError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
