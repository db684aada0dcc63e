import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quizContent } from '#server/features/quiz/content.ts';
import { aboutContent } from '#server/features/site/content.ts';
import { createTestApp, createTestDatabase } from '#server/testing/test-app.ts';
import { createBackup, restoreBackup } from './backup.ts';

const contentDir = join(import.meta.dirname, '../../testing/content');
let site: Awaited<ReturnType<typeof createTestApp>>;
let dir: string;

beforeAll(async () => {
  site = await createTestApp({ contentDir, collections: [aboutContent, quizContent] as never });
  dir = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

/** Every row of every table, as text. */
async function dump(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

describe('a backup', () => {
  it('restores to an identical database', async () => {
    const file = join(dir, 'whole.backup');
    const size = await createBackup(site.url, file);
    expect(size.rows).toBeGreaterThan(5);
    const other = await createTestDatabase();
    try {
      expect(await restoreBackup(other.url, file)).toEqual(size);
      expect(await dump(other.url)).toEqual(await dump(site.url));
      // Restoring again over what is there ends the same.
      await restoreBackup(other.url, file);
      expect(await dump(other.url)).toEqual(await dump(site.url));
    } finally {
      await other.drop();
    }
  });

  it('is never written over another', async () => {
    const file = join(dir, 'once.backup');
    await createBackup(site.url, file);
    const before = await readFile(file);
    await expect(createBackup(site.url, file)).rejects.toThrow('exists');
    expect(await readFile(file)).toEqual(before);
  });

  it('that is cut short, or none at all, changes nothing', async () => {
    const file = join(dir, 'cut.backup');
    await createBackup(site.url, file);
    const bytes = await readFile(file);
    const before = await dump(site.url);
    await writeFile(join(dir, 'half'), bytes.subarray(0, bytes.length / 2));
    await writeFile(join(dir, 'text'), 'not a backup');
    for (const name of ['half', 'text']) {
      await expect(restoreBackup(site.url, join(dir, name))).rejects.toThrow('not a whole backup');
    }
    await expect(restoreBackup(site.url, join(dir, 'none'))).rejects.toThrow('There is no file');
    expect(await dump(site.url)).toEqual(before);
  });
});
