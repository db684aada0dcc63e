// The embedded PostgreSQL: a real server, detached from this process, on the loopback interface, in a subfolder of the
// data folder. The first process to need it starts it, later ones attach, the last to leave stops it; a killed process
// leaves it running or to crash recovery, so no acknowledged write is lost. Every process that uses it restarts it if
// it is killed, on the same port, so that all connections find it again. npm installs the prebuilt binaries.

import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  initialiseCluster,
  isCluster,
  PASSWORD_FILE,
  requireSameVersion,
  SUPERUSER,
} from './cluster-folder.ts';
import { DatabaseStartError, findPrograms, type Programs } from './postgres-programs.ts';
import { choosePort, isAlive, readPostmaster, removeStaleLock } from './postmaster.ts';
import { ResilientClient } from './resilient-client.ts';

const run = promisify(execFile);

const RELEASE_NAME = 'grammar-gully-release';
const START_TIMEOUT_MS = 30_000;
const RETRY_MS = 100;
const CHECK_INTERVAL_MS = 1_000;
/** A connection that was closed a moment ago may still be listed. */
const RELEASE_TRIES = 10;
const RELEASE_RETRY_MS = 50;

export interface EmbeddedDatabase {
  /** Connection string of the server's `postgres` database. */
  readonly url: string;
  /** Restarts the server whenever it ends, from now on. Returns a function that stops this. */
  keepRunning(onError: (error: Error) => void): () => Promise<void>;
  /** Stops the server unless another process is connected to it. */
  release(): Promise<void>;
  /** Stops the server even while others are connected. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster folder `postgres/`. */
  readonly dataDir: string;
  /** Folder of initdb, pg_ctl and postgres; absent: the binaries installed by npm. */
  readonly binDir?: string | undefined;
  /** `name=value` server settings. */
  readonly settings?: readonly string[];
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const programs = await findPrograms(options.binDir);
  const cluster = join(options.dataDir, 'postgres');
  await mkdir(options.dataDir, { recursive: true });
  if (!(await isCluster(cluster))) await initialiseCluster(options.dataDir, cluster, programs);
  await requireSameVersion(cluster, programs);
  const settings = options.settings ?? [];
  const url = await ensureRunning(cluster, programs, settings);
  const stop = () => stopServer(cluster, programs);
  return {
    url,
    stop,
    keepRunning: (onError) =>
      repeat(async () => {
        // If the folder has disappeared, wait for it: a new one would be without its data.
        const isNeeded = !(await isAlive(cluster)) && (await isCluster(cluster));
        if (isNeeded) await ensureRunning(cluster, programs, settings);
      }, onError),
    release: async () => {
      if (await isUnused(url)) await stop();
    },
  };
}

/** Attaches to the server, or starts it; returns its URL. */
async function ensureRunning(
  cluster: string,
  programs: Programs,
  settings: readonly string[],
): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let failure: string | null = null; ; await delay(RETRY_MS)) {
    const running = await attach(cluster);
    if (running !== null) return running;
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        failure === null
          ? `The database in ${cluster} is held by another process that does not answer. Stop that process, or choose another DATA_DIR.`
          : `The database in ${cluster} does not start: ${failure}`,
      );
    }
    // Another process may be starting it, or a killed server may still be shutting down: try again.
    if (await isAlive(cluster)) continue;
    await removeStaleLock(cluster);
    failure = await start(cluster, programs, settings);
  }
}

/** Runs `work` every second. Returns a function that stops it and waits for the current run. */
function repeat(work: () => Promise<void>, onError: (error: Error) => void): () => Promise<void> {
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await delay(CHECK_INTERVAL_MS, undefined, { signal: stopped.signal, ref: false }).catch(
        () => {},
      );
      if (!stopped.signal.aborted) await work().catch(onError);
    }
  })();
  return () => {
    stopped.abort();
    return running;
  };
}

async function attach(cluster: string): Promise<string | null> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster?.isReady || !(await isAlive(cluster))) return null;
  const password = await readFile(join(cluster, PASSWORD_FILE), 'utf8');
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/postgres`;
  const client = new ResilientClient({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/** Null once it runs, otherwise the error of pg_ctl and the end of the server's log. */
async function start(
  cluster: string,
  programs: Programs,
  settings: readonly string[],
): Promise<string | null> {
  const log = join(cluster, 'server.log');
  const serverSettings = [
    'listen_addresses=127.0.0.1',
    `port=${await choosePort(cluster)}`,
    'unix_socket_directories=',
    ...settings,
  ];
  const pgCtl = programs.command('pg_ctl', [
    'start',
    '-D',
    cluster,
    '-w',
    '-t',
    '60',
    '-l',
    log,
    '-o',
    serverSettings.map((s) => `-c ${s}`).join(' '),
  ]);
  // The server would inherit pipes and keep them open forever.
  const child = spawn(pgCtl.file, pgCtl.args, { cwd: '/', stdio: 'ignore', detached: true });
  const failure = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(code === 0 ? null : `pg_ctl ended with ${code}`));
  });
  if (failure === null) return null;
  const logged = await readFile(log, 'utf8').catch(() => '');
  return [failure, ...logged.trim().split('\n').slice(-5)].join('\n');
}

/** Also false if the server has already stopped. */
async function isUnused(url: string): Promise<boolean> {
  const client = new ResilientClient({ connectionString: url, application_name: RELEASE_NAME });
  try {
    await client.connect();
    for (let tries = 1; ; tries += 1) {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
         where backend_type = 'client backend' and application_name <> $1`,
        [RELEASE_NAME],
      );
      const isFree = rows[0]?.others === 0;
      if (isFree || tries === RELEASE_TRIES) return isFree;
      await delay(RELEASE_RETRY_MS);
    }
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function stopServer(cluster: string, programs: Programs): Promise<void> {
  const stop = programs.command('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w']);
  await run(stop.file, stop.args, { cwd: '/' }).catch(async (error) => {
    // Another process that left at the same moment may have stopped it.
    if (await isAlive(cluster)) throw error;
  });
}
