// The database: whether it can be used by this release, its clock, and what background tasks wrote into it.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS, OLDEST_VERSION } from '#server/platform/database/migrate-database.ts';
import { withServices } from '../with-services.ts';
import { type Check, NotChecked, type Wrong } from './check.ts';
import { clockFinding } from './clock.ts';
import { type Deployment, databaseOf, type Opened } from './deployment.ts';

/** PostgreSQL's code for a table or a schema that is not there. */
const UNDEFINED = ['42P01', '3F000'];

const START = 'Start the database, or correct DATABASE_URL';
const QUERY = 'See the log of the database';

export const databaseChecks: readonly Check<Deployment>[] = [
  { name: 'database', advice: START, run: checkReachable },
  { name: 'database version', advice: QUERY, run: checkVersion },
  { name: 'database extensions', advice: QUERY, run: checkExtensions },
  { name: 'migrations', advice: QUERY, run: checkMigrations },
  { name: 'database clock', advice: QUERY, run: checkClock },
  { name: 'tasks', advice: QUERY, run: checkTasks },
];

async function checkReachable({ config, database }: Deployment): Promise<string | Wrong[]> {
  try {
    await database;
    return 'responds';
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const isEmbedded = config.databaseUrl === undefined;
    const advice = isEmbedded ? 'See whether another process holds DATA_DIR' : START;
    return [{ detail: `can not be reached (${message || code})`, advice }];
  }
}

async function checkVersion(deployment: Deployment): Promise<string | Wrong[]> {
  const { db } = await databaseOf(deployment);
  const { rows } = await db.execute<{ number: number; name: string }>(
    sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number = 0, name = '' } = rows[0] ?? {};
  const oldest = OLDEST_VERSION / 10_000;
  if (number >= OLDEST_VERSION) return `PostgreSQL ${name}`;
  return [{ detail: `PostgreSQL ${name}`, advice: `Upgrade to ${oldest} or later` }];
}

/** The extensions that the migrations ask for. */
async function checkExtensions(deployment: Deployment): Promise<string | Wrong[]> {
  const { db } = await databaseOf(deployment);
  const needed = new Set<string>();
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'))) {
    const text = await readFile(join(MIGRATIONS, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /create extension\s+(?:if not exists\s+)?"?([\w-]+)/gi,
    )) {
      needed.add(name);
    }
  }
  const { rows } = await db.execute<{ name: string }>(
    sql`select extname as name from pg_extension`,
  );
  const missing = [...needed].filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return needed.size === 0 ? 'none needed' : 'all there';
  return missing.map((name) => ({
    detail: `${name} is missing`,
    advice: `As a superuser: create extension "${name}"`,
  }));
}

/** The hashes of the applied migrations. */
async function findApplied({ db }: Opened): Promise<string[]> {
  try {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations`,
    );
    return rows.map(({ hash }) => hash);
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (UNDEFINED.includes(code ?? '')) return [];
    throw error;
  }
}

async function compareMigrations(opened: Opened) {
  const applied = await findApplied(opened);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  return {
    count: applied.length,
    missing: known.filter((hash) => !applied.includes(hash)).length,
    unknown: applied.filter((hash) => !known.includes(hash)).length,
  };
}

async function checkMigrations(deployment: Deployment): Promise<string | Wrong[]> {
  const { count, missing, unknown } = await compareMigrations(await databaseOf(deployment));
  const wrong: Wrong[] = [];
  if (missing > 0) {
    wrong.push({
      detail: `${missing} of this release are missing`,
      advice: 'Start a server of this release, which applies them',
    });
  }
  if (unknown > 0) {
    wrong.push({
      detail: `${unknown} are not of this release`,
      advice: 'The database belongs to a later release: run that one',
    });
  }
  return wrong.length > 0 ? wrong : `all ${count} applied`;
}

async function checkClock(deployment: Deployment): Promise<string | Wrong[]> {
  const { db } = await databaseOf(deployment);
  return clockFinding('the database', async () => {
    const { rows } = await db.execute<{ now: number }>(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
    );
    return rows[0]?.now ?? Number.NaN;
  });
}

async function checkTasks(deployment: Deployment): Promise<string | Wrong[]> {
  const opened = await databaseOf(deployment);
  const { missing } = await compareMigrations(opened);
  if (missing > 0) throw new NotChecked('migrations are missing');
  const { config } = deployment;
  const statuses = await withServices({ config, site: opened }, ({ tasks }) => tasks.list());
  const overdue = statuses.filter(({ isOverdue }) => isOverdue);
  if (overdue.length === 0) return `${statuses.length}, none overdue`;
  return overdue.map(({ task: { name }, runs }) => {
    const last = runs.map(({ succeededAt }) => succeededAt?.toISOString() ?? 'never').join(', ');
    return {
      detail: `${name} has not succeeded for two of its periods (last success: ${last})`,
      advice: `See \`jobs list\`, and that a server runs; \`jobs run --name ${name}\` runs it now`,
    };
  });
}
