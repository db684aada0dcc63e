// The site under test: PostgreSQL with one server process, or with two of them behind HAProxy that reach it through
// PgBouncer, both as configured in deploy/.

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { GENEROUS_CEILINGS } from '../support/generous-ceilings.ts';
import { deploy, startHaproxy, startProgram } from '../support/programs.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const FIRST_PORT = 3210;
const HAPROXY_PORT = 3220;
const PGBOUNCER_PORT = 3221;
const DATABASE = 'bench';
/** A supervisor's delay until it notices that a process has died. */
const SUPERVISOR_MS = 1_000;
const root = join(import.meta.dirname, '../..');

export interface Servers {
  /** The origin that browsers call. */
  readonly origin: string;
  /** Bypasses PgBouncer. */
  readonly databaseUrl: string;
  /** As the processes reach it. */
  readonly pooledUrl: string;
  /** `npm run operator -- …`. Rejects if the command fails. */
  operate(...args: string[]): Promise<void>;
  /** The ids of the running server processes. */
  processes(): number[];
  /** Kills the first process like a power cut; a supervisor restarts it. */
  killOne(): Promise<void>;
  /** Stops PostgreSQL, which breaks all connections, and restarts it. */
  restartDatabase(): Promise<void>;
  close(): Promise<void>;
}

export async function serve(count: 1 | 2): Promise<Servers> {
  const opened = new AsyncDisposableStack();
  try {
    return await open(count, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function open(count: 1 | 2, opened: AsyncDisposableStack): Promise<Servers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-bench-competition-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  let cluster = await startEmbeddedPostgres({ dataDir });
  opened.defer(() => cluster.stop());
  const databaseUrl = await ensureDatabase(cluster.url, DATABASE);
  const url = count === 1 ? databaseUrl : await startPgBouncer(dataDir, databaseUrl, opened);
  const env = {
    ...GENEROUS_CEILINGS,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    TRUST_PROXY: count === 1 ? 'off' : 'on',
  };
  const startOne = (index: number) => serveSite(FIRST_PORT + index, 'src/server/main.ts', env);
  const sites: ServedSite[] = [];
  let supervised: Promise<void> = Promise.resolve();
  opened.defer(async () => {
    await supervised;
    for (const site of sites) await site.close();
  });
  for (let index = 0; index < count; index += 1) sites.push(await startOne(index));
  const [first] = sites;
  if (first === undefined) throw new Error('no process was started');
  const origin = count === 1 ? first.origin : await startHaproxy(HAPROXY_PORT, sites, opened);

  return {
    origin,
    databaseUrl,
    pooledUrl: url,
    processes: () => sites.map(({ child }) => child.pid ?? 0),

    async operate(...args) {
      const command = [...process.execArgv, 'tools/operator/operator.ts', ...args];
      await promisify(execFile)(process.execPath, command, { cwd: root, env: first.env });
    },

    async killOne() {
      const { child } = first;
      child.kill('SIGKILL');
      supervised = delay(SUPERVISOR_MS)
        .then(() => startOne(0))
        .then((again) => {
          sites[0] = again;
        });
    },

    async restartDatabase() {
      await cluster.stop();
      cluster = await startEmbeddedPostgres({ dataDir });
    },

    close: () => opened.disposeAsync(),
  };
}

/** Returns the URL of the database behind it. */
async function startPgBouncer(
  dataDir: string,
  databaseUrl: string,
  opened: AsyncDisposableStack,
): Promise<string> {
  const direct = new URL(databaseUrl);
  const users = join(dataDir, 'users.txt');
  const settings = join(dataDir, 'pgbouncer.ini');
  await writeFile(users, `"${direct.username}" "${direct.password}"\n`);
  await writeFile(
    settings,
    `%include ${join(deploy, 'pgbouncer.ini')}
listen_port = ${PGBOUNCER_PORT}
auth_file = ${users}
[databases]
${DATABASE} = host=${direct.hostname} port=${direct.port}
`,
  );
  // When run as root it switches to another user, who must be able to read both.
  for (const file of [users, settings]) await chmod(file, 0o644);
  await chmod(dataDir, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  await startProgram('pgbouncer', ['-q', ...user, settings], PGBOUNCER_PORT, {}, opened);
  direct.port = String(PGBOUNCER_PORT);
  return direct.href;
}
