// A PostgreSQL for one test alone, which can stop it under a running server and start it again.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { readPostmaster } from '#server/platform/database/postmaster.ts';

export interface OwnCluster {
  /** Stays the same across restarts. */
  readonly url: string;
  /** Breaks all connections; new ones are refused. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Connections stay open and new ones are accepted, but get no response: like a cut cable or a machine that hangs. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** Stopped when the running test ends. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cluster-'));
  const binDir = process.env.TEST_POSTGRES_BIN || undefined;
  const settings = ['fsync=off', 'synchronous_commit=off'];
  let server = await startEmbeddedPostgres({ dataDir, binDir, settings });

  async function signal(name: NodeJS.Signals): Promise<void> {
    const postmaster = await readPostmaster(join(dataDir, 'postgres'));
    if (postmaster === null) return;
    // The postmaster first, so that it starts no further child.
    signalIfThere(postmaster.pid, name);
    for (const child of await childrenOf(postmaster.pid)) signalIfThere(child, name);
  }

  onTestFinished(async () => {
    await signal('SIGCONT');
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    url: await ensureDatabase(server.url, 'site'),
    stop: () => server.stop(),
    async start() {
      server = await startEmbeddedPostgres({ dataDir, binDir, settings });
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}

/** The processes that serve the connections. */
async function childrenOf(postmaster: number): Promise<number[]> {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // After the name in brackets: state, parent.
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent === postmaster) children.push(Number(name));
  }
  return children;
}

/** A child may exit at any moment. */
function signalIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
