// What a lost connection does to a transaction, and to those that come after it.

import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { type Database, isConnectionError, openDatabase, openPool } from './database.ts';

/** The connection to the database, which a client keeps to itself. */
function connectionOf(client: pg.PoolClient): EventEmitter & { readonly stream: Socket } {
  return (client as unknown as { connection: ReturnType<typeof connectionOf> }).connection;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (error) => error,
  );
}

describe('a transaction', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** With one place: who keeps it locks all others out. */
  let pool: pg.Pool;
  let db: Database;

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = openPool(database.url, 1, () => {});
    db = openDatabase(pool);
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  const one = async () => (await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows;

  it('whose connection is lost between two queries fails, and nothing else does', async () => {
    const ended = new Promise((resolve) => {
      pool.once('acquire', (client) => client.once('end', resolve));
    });
    const other = openPool(database.url, 1, () => {});
    const failure = await failureOf(
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
        await ended;
        await tx.execute(sql`select 1`);
      }),
    );
    await other.end();
    expect(isConnectionError(failure)).toBe(true);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('whose connection is lost in the moment it is taken out fails, and nothing else does', async () => {
    await one();
    pool.once('acquire', (client) => {
      const farewell = Object.assign(new Error('terminating connection'), { code: '57P01' });
      process.nextTick(() => connectionOf(client).emit('errorMessage', farewell));
    });
    expect(isConnectionError(await failureOf(one()))).toBe(true);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("that can't begin returns its connection to the pool", async () => {
    pool.once('acquire', (client) => connectionOf(client).stream.destroy());
    expect(isConnectionError(await failureOf(one()))).toBe(true);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('that may not write, as on a former primary, gives up its connection', async () => {
    const pidOf = async () => (await db.execute(sql`select pg_backend_pid() as pid`)).rows;
    const before = await pidOf();
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      await tx.execute(sql`create table never_there (id int)`);
    });
    expect(isConnectionError(await failureOf(failing))).toBe(true);
    expect(await pidOf()).not.toEqual(before);
  });

  it('that fails throws the cause, and keeps its connection', async () => {
    const before = await db.execute(sql`select pg_backend_pid() as pid`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`create table never_there (id int)`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const found = await db.execute(sql`select to_regclass('never_there') as found`);
    expect(found.rows).toEqual([{ found: null }]);
    expect((await db.execute(sql`select pg_backend_pid() as pid`)).rows).toEqual(before.rows);
  });
});

it.each(['08006', '25006', '26000', '53300', '57P01', 'ECONNREFUSED', 'EHOSTUNREACH', 'EAI_AGAIN'])(
  '%s means that the database can not be reached, also as a cause',
  (code) => {
    const error = Object.assign(new Error('lost'), { code });
    expect(isConnectionError(new Error('Failed query', { cause: error }))).toBe(true);
  },
);

it.each(['23505', '42P01', '40001', '57014', 'ENOENT'])('%s means something else', (code) => {
  expect(isConnectionError(Object.assign(new Error('no'), { code }))).toBe(false);
});
