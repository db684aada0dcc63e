// The embedded PostgreSQL: a real server as a child of nobody, on the loopback, in a folder of the data folder.
// The first process to need it starts it, later ones attach, the last to leave stops it; a killed process leaves
// it running or to crash recovery, so nothing acknowledged is lost. Whoever uses it starts it again when it was killed,
// on the same port, where everybody's connections look for it. Prebuilt binaries come with npm.

import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DatabaseStartError, findPrograms, type Programs } from './postgres-programs.ts';
import { choosePort, isAlive, isProcess, readPostmaster } from './postmaster.ts';
import { SteadyClient } from './steady-client.ts';

const run = promisify(execFile);

const SUPERUSER = 'postgres';
const RELEASE_NAME = 'grammar-gully-release';
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
const LOOK_MS = 1_000;

export interface EmbeddedDatabase {
  /** Connection string of the server's `postgres` database. */
  readonly url: string;
  /** From now on the server is started again when it ends; gives what ends that. */
  keepRunning(onError: (error: Error) => void): () => Promise<void>;
  /** Stops the server unless another process is connected to it. */
  release(): Promise<void>;
  /** Stops the server, whoever is connected. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster folder `postgres/`. */
  readonly dataDir: string;
  /** Folder of initdb, pg_ctl and postgres; absent: the binaries that came with npm. */
  readonly binDir?: string | undefined;
  /** `name=value` server settings. */
  readonly settings?: readonly string[];
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const programs = await findPrograms(options.binDir);
  const cluster = join(options.dataDir, 'postgres');
  await mkdir(options.dataDir, { recursive: true });
  if (!(await exists(join(cluster, 'PG_VERSION')))) {
    await initialise(options.dataDir, cluster, programs);
  }
  await refuseOtherVersion(cluster, programs);
  const settings = options.settings ?? [];
  const url = await ensureRunning(cluster, programs, settings);
  const stop = () => stopServer(cluster, programs);
  return {
    url,
    stop,
    keepRunning: (onError) =>
      repeat(async () => {
        // A folder that is away is waited for: it is not made anew, without what was in it.
        const isNeeded = !(await isAlive(cluster)) && (await exists(join(cluster, 'PG_VERSION')));
        if (isNeeded) await ensureRunning(cluster, programs, settings);
      }, onError),
    release: async () => {
      if (await isUnused(url)) await stop();
    },
  };
}

/** Attaches to the server, or starts it; gives its URL. */
async function ensureRunning(
  cluster: string,
  programs: Programs,
  settings: readonly string[],
): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let failure: string | null = null; ; await delay(PAUSE_MS)) {
    const running = await attach(cluster);
    if (running !== null) return running;
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        failure === null
          ? `The database in ${cluster} is held by another process that does not answer. Stop that process, or choose another DATA_DIR.`
          : `The database in ${cluster} does not start: ${failure}`,
      );
    }
    // Another process may be starting it, or what a killed one left may still be going away: then try again.
    if (!(await isAlive(cluster))) failure = await start(cluster, programs, settings);
  }
}

/** Does `work` every second; gives what ends that, after the work that is going on. */
function repeat(work: () => Promise<void>, onError: (error: Error) => void): () => Promise<void> {
  const end = new AbortController();
  const running = (async () => {
    while (!end.signal.aborted) {
      await delay(LOOK_MS, undefined, { signal: end.signal, ref: false }).catch(() => {});
      if (!end.signal.aborted) await work().catch(onError);
    }
  })();
  return () => {
    end.abort();
    return running;
  };
}

async function initialise(dataDir: string, cluster: string, programs: Programs) {
  await clearAbandoned(dataDir);
  const fresh = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = join(dataDir, `password.new-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  try {
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { owner } = programs;
    if (owner !== null) {
      await chown(fresh, owner.uid, owner.gid);
      await chown(passwordFile, owner.uid, owner.gid);
    }
    const init = programs.command('initdb', [
      '-D',
      fresh,
      '-U',
      SUPERUSER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await run(init.file, init.args, { cwd: '/' });
    await writeFile(join(fresh, 'superuser-password'), password, { mode: 0o600 });
    // Whoever renames first has made the cluster; a kill before this leaves only an abandoned folder.
    await rename(fresh, cluster).catch(async (error) => {
      if (!(await exists(join(cluster, 'PG_VERSION')))) throw error;
    });
  } catch (error) {
    throw new DatabaseStartError(
      `The database folder can't be made in ${dataDir}: ${reason(error)}`,
    );
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function clearAbandoned(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const pid = /^(?:postgres|password)\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isProcess(Number(pid))) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

async function refuseOtherVersion(cluster: string, programs: Programs) {
  const ours = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const { file, args } = programs.command('postgres', ['--version']);
  const theirs = /(\d+)\./.exec((await run(file, args, { cwd: '/' })).stdout)?.[1];
  if (ours !== theirs) {
    throw new DatabaseStartError(
      `The data in ${cluster} is of PostgreSQL ${ours}, the program of ${theirs}. Restore a backup into a new DATA_DIR.`,
    );
  }
}

async function attach(cluster: string): Promise<string | null> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster?.isReady || !(await isAlive(cluster))) return null;
  const password = await readFile(join(cluster, 'superuser-password'), 'utf8');
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/postgres`;
  const client = new SteadyClient({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/** Null when it runs, else what it said. */
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
  // The server would inherit pipes and keep them open for ever.
  const child = spawn(pgCtl.file, pgCtl.args, { cwd: '/', stdio: 'ignore', detached: true });
  const failure = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(code === 0 ? null : `pg_ctl ended with ${code}`));
  });
  if (failure === null) return null;
  const said = await readFile(log, 'utf8').catch(() => '');
  return [failure, ...said.trim().split('\n').slice(-5)].join('\n');
}

async function isUnused(url: string): Promise<boolean> {
  const client = new SteadyClient({ connectionString: url, application_name: RELEASE_NAME });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and application_name <> $1`,
      [RELEASE_NAME],
    );
    await client.end();
    return rows[0]?.others === 0;
  } catch {
    // It is gone already.
    return false;
  }
}

async function stopServer(cluster: string, programs: Programs): Promise<void> {
  const stop = programs.command('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w']);
  await run(stop.file, stop.args, { cwd: '/' }).catch(async (error) => {
    // Another process that left in the same moment may have stopped it.
    if (await isAlive(cluster)) throw error;
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function reason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).slice(0, 1000);
}
