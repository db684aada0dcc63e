import { eq, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { type Parameter, statement } from './statement.ts';

const note = pgTable('note', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
const at = new Date('2026-07-01T09:00:00.123Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 2, () => {});
  db = openDatabase(pool);
  await db.execute(sql`create table note (id text primary key, at timestamptz not null)`);
  await db.insert(note).values([
    { id: 'first', at },
    { id: 'second', at: new Date(at.getTime() + 1) },
  ]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('is put together once, and run with the values of each call', async () => {
  let timesBuilt = 0;
  const find = statement((queryable, id: Parameter<string>) => {
    timesBuilt += 1;
    return queryable.select().from(note).where(eq(note.id, id));
  });
  const found = await Promise.all(['first', 'second', 'third'].map((id) => find(db, id)));
  expect(found.map((rows) => rows.map(({ id }) => id))).toEqual([['first'], ['second'], []]);
  expect(timesBuilt).toBe(1);
});

it('sees in a transaction what that has written, and outside what is committed', async () => {
  const find = statement((queryable, id: Parameter<string>) =>
    queryable.select().from(note).where(eq(note.id, id)),
  );
  expect(await find(db, 'new')).toEqual([]);
  const undone = db.transaction(async (tx) => {
    await tx.insert(note).values({ id: 'new', at });
    expect(await find(tx, 'new')).toEqual([{ id: 'new', at }]);
    expect(await find(db, 'new')).toEqual([]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await find(db, 'new')).toEqual([]);
});

it('takes a time to the millisecond', async () => {
  const findAt = statement((queryable, time: Parameter<Date>) =>
    queryable.select({ id: note.id }).from(note).where(eq(note.at, time)),
  );
  expect(await findAt(db, at)).toEqual([{ id: 'first' }]);
});
