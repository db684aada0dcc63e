// The connection to PostgreSQL: a pool, Drizzle on top of it, and what its errors mean.

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ReadBatches } from './read-batches.ts';
import { ResilientClient } from './resilient-client.ts';

/** What a query runs on: the database or a transaction. */
export type Queryable = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '$with' | 'with'
>;
/** Thrown in a transaction that, after waiting for its locks, needs others. The transaction is rerun. */
export class RunAgain extends Error {}

export type Database = Omit<NodePgDatabase, 'transaction'> & {
  /** Commits all of `work` or nothing. Rethrows its error; reruns it after RunAgain. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
};

const DRIZZLE = { casing: 'snake_case' } as const;

const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** PostgreSQL cancels slow statements. Without a response after this, the connection counts as lost. */
const QUERY_TIMEOUT_MS = 6_000;

export function openPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: ResilientClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    pipeline: true,
    application_name: 'grammar-gully',
    // PgBouncer refuses it as a connection parameter.
    async onConnect(client) {
      await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    },
  });
  // The pool replaces idle connections that break; without a listener the event would end the process.
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work) => {
    for (;;) {
      try {
        return await transact(pool, work);
      } catch (error) {
        if (!(error instanceof RunAgain)) throw error;
      }
    }
  };
  // Implements what Drizzle uses of a pool outside transactions.
  const reads = drizzle(new ReadBatches(pool) as unknown as pg.Pool, DRIZZLE);
  const select = reads.select.bind(reads) as Database['select'];
  return Object.assign(drizzle(pool, DRIZZLE), { transaction, select });
}

/** Drizzle on one connection, inside the transaction begun on it. */
export function queryableOf(client: pg.Client | pg.PoolClient): Queryable {
  return drizzle(client, DRIZZLE);
}

/**
 * Drizzle's own transaction leaks the connection if it can't begin, and reports a failed rollback instead of the
 * original error.
 */
async function transact<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queryableOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // On a dead connection a rollback would time out as well.
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

/** Creates the database `name` on the server of `serverUrl` if it does not exist; returns its URL. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new ResilientClient({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error) => {
        const isCreatedMeanwhile = ['42P04', '23505'].includes(error.code);
        if (!isCreatedMeanwhile) throw error;
      });
    }
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * SQLSTATE prefixes: connection exception, write to a server that is no longer the primary, missing prepared statement
 * (preparing it failed earlier in the same batch), too many connections, server stopping or starting. Not all of class
 * 57: 57014 is a slow statement of ours.
 */
const CONNECTION_STATES = ['08', '25006', '26', '53', '57P'];
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
/** Driver errors without a code. */
const LOST_CONNECTION =
  /connection (timeout|terminated)|timeout exceeded when trying to connect|not queryable|query read timeout/i;

/** Whether an error means that the database can't be reached now, rather than a fault of ours. */
export function isConnectionError(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string') {
      if (SYSTEM_ERRORS.includes(code)) return true;
      if (code.length === 5 && CONNECTION_STATES.some((state) => code.startsWith(state)))
        return true;
    }
    if (LOST_CONNECTION.test(e.message)) return true;
  }
  return false;
}

/** Characters that PostgreSQL can't store in a text, such as the null character. */
const UNKEEPABLE_TEXT = ['22021', '22P05'];

/** Whether a caller sent a text that PostgreSQL can't store. */
export function isUnkeepableText(error: unknown): boolean {
  return UNKEEPABLE_TEXT.some((state) => hasState(error, state));
}

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because the row it refers to does not exist. */
export function isMissingReference(error: unknown): boolean {
  return hasState(error, FOREIGN_KEY_VIOLATION);
}

/** Whether a write failed because another transaction has taken the unique value. */
export function isTakenMeanwhile(error: unknown): boolean {
  return hasState(error, UNIQUE_VIOLATION);
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement gave up waiting for a lock. */
export function isLockTaken(error: unknown): boolean {
  return hasState(error, LOCK_NOT_AVAILABLE);
}

function hasState(error: unknown, state: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ((e as { code?: unknown }).code === state) return true;
  }
  return false;
}
