// A PostgreSQL that one test has for itself, to take it away from a running server and to bring it back.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';

export interface OwnCluster {
  /** Stays the same over stops and starts. */
  readonly url: string;
  /** Breaks all connections; new ones are refused. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Connections stay open and new ones are taken, but nothing answers: a cable that is cut, a machine that hangs. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** It ends with the running test. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cluster-'));
  const binDir = process.env.TEST_POSTGRES_BIN || undefined;
  const settings = ['fsync=off', 'synchronous_commit=off'];
  let server = await startEmbeddedPostgres({ dataDir, binDir, settings });

  async function signal(name: NodeJS.Signals): Promise<void> {
    for (const pid of await processesOf(dataDir)) process.kill(pid, name);
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

/** The postmaster first, then those that serve its connections. */
async function processesOf(dataDir: string): Promise<number[]> {
  const postmasterFile = join(dataDir, 'postgres/postmaster.pid');
  const postmaster = Number(
    (await readFile(postmasterFile, 'utf8').catch(() => '')).split('\n')[0],
  );
  if (!postmaster) return [];
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // After the name in brackets: state, parent.
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent === postmaster) children.push(Number(name));
  }
  return [postmaster, ...children];
}
