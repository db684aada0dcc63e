import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toApiError } from '#server/platform/http/errors.ts';
import { countWaiting } from '#server/testing/count-waiting.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';
import {
  type Database,
  isConnectionError,
  openDatabase,
  openPool,
  queryableOf,
} from './database.ts';

const POOL_SIZE = 4;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, POOL_SIZE, () => {});
  db = openDatabase(pool);
});
afterEach(async () => {
  if (!pool.ending) await pool.end();
  await database.drop();
});

/** What a select without a table reads from. */
const nothing = sql`(select) as nothing`;

/** Reads `value` in the database, and which connection it was read on. */
async function read(value: number) {
  const [row] = await db
    .select({
      value: sql<number>`100 / (100 / ${value}::int)`,
      pid: sql<number>`pg_backend_pid()`,
    })
    .from(nothing);
  return row;
}

/** Of the reply to a request that makes this read. */
const statusOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 200 : toApiError(result.reason).status;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('reads of one moment share a connection, and each has its own result', async () => {
  const rows = await Promise.all([1, 2, 4, 5].map(read));
  expect(rows.map((row) => row?.value)).toEqual([1, 2, 4, 5]);
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
});

it('many reads of one moment are spread over several connections', async () => {
  const rows = await Promise.all(numbers(100).map(read));
  expect(rows.filter((row) => row === undefined)).toEqual([]);
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(2);
});

it('more reads than all connections together can take wait for their turn', async () => {
  const many = 60 * POOL_SIZE;
  const rows = await Promise.all(numbers(many).map(() => read(50)));
  expect(rows.map((row) => row?.value)).toEqual(Array(many).fill(50));
});

it('a read that fails fails alone', async () => {
  const settled = await Promise.allSettled([read(10), read(0), read(20)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await read(25)).toMatchObject({ value: 25 });
});

it('a connection that is lost fails the reads it carries, and no later ones', async () => {
  const endConnection = async () =>
    db.select({ isGone: sql<boolean>`pg_terminate_backend(pg_backend_pid())` }).from(nothing);
  const settled = await Promise.allSettled([endConnection(), read(10)]);
  expect(
    settled.map((result) => result.status === 'rejected' && isConnectionError(result.reason)),
  ).toEqual([true, true]);
  expect(await read(20)).toMatchObject({ value: 20 });
});

describe('a read that takes too long', () => {
  const LONG_S = 30;
  const sleep = async () => db.select({ slept: sql`pg_sleep(${LONG_S})` }).from(nothing);

  it('is cancelled by the database alone, and those behind it come late', async () => {
    const cancelSoon = async () =>
      db.select({ set: sql`set_config('statement_timeout', '100', false)` }).from(nothing);
    const settled = await Promise.allSettled([cancelSoon(), read(10), sleep(), read(20)]);
    expect(settled.map(statusOf)).toEqual([200, 200, 500, 200]);
  });

  it('takes those behind it along once its connection counts as lost, and none before or after', async () => {
    const impatient = openPool(`${database.url}?query_timeout=1500`, POOL_SIZE, () => {});
    db = openDatabase(impatient);
    const settled = await Promise.allSettled([read(10), sleep(), read(20)]);
    expect(settled.map(statusOf)).toEqual([200, 503, 503]);
    expect(await read(25)).toMatchObject({ value: 25 });
    await impatient.end();
  });
});

it('reads in flight are finished before the pool ends, and later ones are refused', async () => {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock(1)');
  const wait = async () => db.select({ waited: sql`pg_advisory_xact_lock(1)` }).from(nothing);
  const reads = Promise.all([read(10), wait(), read(20)]);
  await expect.poll(() => countWaiting(queryableOf(client))).toBe(1);
  const ended = pool.end();
  await expect(read(25)).rejects.toThrow();
  await client.query('select pg_advisory_unlock(1)');
  client.release();
  expect(await reads).toMatchObject([{ value: 10 }, [{}], { value: 20 }]);
  await ended;
});

it('without a database each read fails, as one that may be tried again', async () => {
  const away = openPool('postgres://nobody@127.0.0.1:1/nothing', POOL_SIZE, () => {});
  const nowhere = openDatabase(away);
  const settled = await Promise.allSettled(
    [1, 2].map(() => nowhere.select({ one: sql<number>`1` }).from(nothing)),
  );
  await away.end();
  expect(
    settled.map((result) => result.status === 'rejected' && isConnectionError(result.reason)),
  ).toEqual([true, true]);
});

it('a read does not wait for a transaction that holds what it reads', async () => {
  await db.execute(sql`create table held (id int)`);
  await db.execute(sql`insert into held values (1)`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update held set id = 2`);
    expect(await db.select({ id: sql<number>`id` }).from(sql`held`)).toEqual([{ id: 1 }]);
  });
});
