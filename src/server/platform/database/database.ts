// The connection to PostgreSQL: a pool, Drizzle on top of it, and forward-only migrations.

import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { SteadyClient } from './steady-client.ts';

/** What a query runs on: the database, or a transaction of it. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Database = Omit<NodePgDatabase, 'transaction'> & {
  /** All of `work` or nothing of it; what it throws comes out again. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
};

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const MIGRATION_LOCK = 7_470_001;
const OLDEST_VERSION = 150_000;
const DRIZZLE = { casing: 'snake_case' } as const;

const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 5_000;
/** The database ends a slow statement itself; after this it is taken for gone: nobody waits for a dead line. */
const ANSWER_LIMIT_MS = 6_000;

export function openPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: SteadyClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    application_name: 'grammar-gully',
  });
  // An idle connection that breaks is replaced by the pool; unheard, the pool's event would end the process.
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = (work) => transact(pool, work);
  return Object.assign(drizzle(pool, DRIZZLE), { transaction });
}

/**
 * Drizzle's own transaction keeps the connection for ever when it can't begin, and tells of the rollback that failed
 * instead of what went wrong before.
 */
async function transact<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzle(client, DRIZZLE));
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the connection does not answer, a rollback would only be waited for once more.
    if (isConnectionError(error)) lost = error as Error;
    else {
      await client.query('rollback').catch((failure: Error) => {
        lost = failure;
      });
    }
    throw error;
  } finally {
    client.release(lost);
  }
}

/** Brings the schema up to date; several processes at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new SteadyClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
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
  const client = new SteadyClient({ connectionString: serverUrl });
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

/** Connection exception, no room for another connection, the database stops or starts. */
const STATES = ['08', '53', '57'];
const SYSTEM_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** What the driver says without a code. */
const LOST =
  /connection (timeout|terminated)|timeout exceeded when trying to connect|not queryable|query read timeout/i;

/** Whether an error means "the database can't be reached now" rather than a fault of ours. */
export function isConnectionError(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string') {
      if (SYSTEM_ERRORS.includes(code)) return true;
      if (code.length === 5 && STATES.includes(code.slice(0, 2))) return true;
    }
    if (LOST.test(e.message)) return true;
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
