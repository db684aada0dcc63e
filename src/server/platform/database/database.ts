// The connection to PostgreSQL: a pool, Drizzle on top of it, and forward-only migrations.

import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export type Database = NodePgDatabase;
/** What a query runs on: the database, or a transaction of it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const MIGRATION_LOCK = 7_470_001;
const OLDEST_VERSION = 150_000;

export function openPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'grammar-gully',
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool, { casing: 'snake_case' });
}

/** Brings the schema up to date; several processes at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < OLDEST_VERSION) {
      throw new Error('The database is older than PostgreSQL 15');
    }
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}

/** Makes the database `name` on the server of `serverUrl` if it is not there, and gives its URL. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error) => {
        const isMadeMeanwhile = ['42P04', '23505'].includes(error.code);
        if (!isMadeMeanwhile) throw error;
      });
    }
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const CONNECTION_STATES = ['08', '57'];

/** Whether an error means "the database can't be reached now" rather than a fault of ours. */
export function isConnectionError(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string') {
      if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code))
        return true;
      if (CONNECTION_STATES.includes(code.slice(0, 2)) && code.length === 5) return true;
    }
    if (/connection (timeout|terminated)|timeout exceeded when trying to connect/i.test(e.message))
      return true;
  }
  return false;
}

const MISSING_REFERENCE = '23503';

/** Whether a row could not be written because what it belongs to is gone. */
export function isMissingReference(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ((e as { code?: unknown }).code === MISSING_REFERENCE) return true;
  }
  return false;
}
