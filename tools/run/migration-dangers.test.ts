import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dangersOf } from './migration-dangers.ts';

const root = join(import.meta.dirname, '../..');
/** Older ones were made before anybody ran two processes. */
const LAST_UNCHECKED = '0031';

it('no migration breaks the version that still runs, or locks a table for long', () => {
  const files = globSync('src/server/migrations/*.sql', { cwd: root }).sort();
  const checked = files.filter((file) => (file.split('/').at(-1) ?? '') > `${LAST_UNCHECKED}~`);
  const found = checked.flatMap((file) =>
    dangersOf(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'DROP TABLE "coupon_try" CASCADE;',
  'ALTER TABLE "message" DROP COLUMN "key";',
  'ALTER TABLE "account" RENAME COLUMN "phone" TO "number";',
  'ALTER TABLE "account" RENAME TO "family";',
  'ALTER TABLE "account" ADD COLUMN "city" text NOT NULL;',
  'ALTER TABLE "account" ALTER COLUMN "city" SET NOT NULL;',
  'ALTER TABLE "account" ALTER COLUMN "city" DROP DEFAULT;',
  'ALTER TABLE "account" ALTER COLUMN "city" SET DATA TYPE varchar(10);',
  'ALTER TABLE "account" ADD CONSTRAINT "city_known" CHECK (city <> \'\');',
  'CREATE INDEX "account_city" ON "account" USING btree ("city");',
  'CREATE UNIQUE INDEX "account_city" ON "account" USING btree ("city");',
])('%s', (statement) => {
  expect(dangersOf(statement)).toHaveLength(1);
  expect(dangersOf(`-- safe: the table has a hundred rows\n${statement}`)).toEqual([]);
});

it.each([
  'ALTER TABLE "account" ADD COLUMN "city" text;',
  'ALTER TABLE "account" ADD COLUMN "city" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "account" ADD CONSTRAINT "known" CHECK (city <> \'\') NOT VALID;',
  'CREATE TABLE "city" ("name" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "city_name" ON "city" ("name");',
])('allows %s', (statement) => {
  expect(dangersOf(statement)).toEqual([]);
});
