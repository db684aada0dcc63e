// The migrations make the tables that the code describes: what `npm run migration` would still write is nothing.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const meta = join(root, 'src/server/migrations/meta');

const files = globSync('src/server/{platform,gateways/*,features/*}/tables.ts', { cwd: root });
const modules = await Promise.all(
  files.map((file): Promise<object> => import(/* @vite-ignore */ join(root, file))),
);
const tables: Record<string, unknown> = Object.assign({}, ...modules);

const last = globSync('*_snapshot.json', { cwd: meta }).sort().at(-1) ?? '';
const migrated = JSON.parse(readFileSync(join(meta, last), 'utf8'));
const missing = (described: Record<string, unknown>) =>
  generateMigration(migrated, generateDrizzleJson(described, undefined, undefined, 'snake_case'));

it('leaves no table without its migration', async () => {
  expect(await missing(tables)).toEqual([]);
});

it('notices a table that no migration makes', async () => {
  const planted = pgTable('planted', { id: integer().primaryKey() });
  expect(await missing({ ...tables, planted })).toEqual([expect.stringContaining('"planted"')]);
});
