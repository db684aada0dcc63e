// A release beside a running site: the migration waits for a table, and nobody waits long behind it.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { migrateDatabase } from './migrate-database.ts';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A folder with one migration, which comes after all others. */
async function migrationOf(statement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = [
    { idx: 0, version: '7', when: 4_102_444_800_000, tag: 'new', breakpoints: true },
  ];
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  await writeFile(join(folder, 'new.sql'), statement);
  return folder;
}

it('a migration that has to wait for a table holds nobody up, and is made in the end', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const [reader, visitor] = [await connect(database.url), await connect(database.url)];
  await reader.query('begin; select from account');
  const folder = await migrationOf('alter table account add column shoe_size integer');
  const migrating = migrateDatabase(database.url, folder);
  const isWaiting = async () => {
    const { rows } = await visitor.query(`select from pg_locks where not granted`);
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);

  // Behind the migration, which gives up although the first reader has not finished.
  await visitor.query('select from account');
  await reader.query('commit');
  await migrating;
  const { fields } = await visitor.query('select * from account limit 0');
  expect(fields.map(({ name }) => name)).toContain('shoe_size');
});
