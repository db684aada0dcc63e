import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp, createTestDatabase } from '#server/testing/test-app.ts';
import { listenForNotices } from '../listen.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const ROW_BYTES = 1_000_000;
/** Several times what the garbage collector leaves for later. */
const LARGE_BYTES = 400 * ROW_BYTES;
const SAMPLE_MS = 20;
const LARGE_TIMEOUT_MS = 60_000;

let site: Awaited<ReturnType<typeof createTestApp>>;
let dir: string;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT });
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

async function fillWith(url: string, bytes: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into content_import select 'large ' || n, repeat('x', ${ROW_BYTES}) from generate_series(1, $1::int) n`,
    [bytes / ROW_BYTES],
  );
  await client.end();
}

/** By how many bytes this process was larger at most while it worked. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS);
  await work();
  clearInterval(sampling);
  return peak - before;
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

  it('may be read by its owner only', async () => {
    const file = join(dir, 'private.backup');
    await createBackup(site.url, file);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  });

  it('leaves nothing behind where it fails', async () => {
    const nowhere = new URL(site.url);
    nowhere.pathname = '/no_such_database';
    const before = await readdir(dir);
    await expect(createBackup(nowhere.href, join(dir, 'failed.backup'))).rejects.toThrow();
    expect(await readdir(dir)).toEqual(before);
  });

  it('can be encrypted for a key, and opened with its secret half only', async () => {
    const secret = await generateIdentity();
    const file = join(dir, 'secret.backup');
    const size = await createBackup(site.url, file, await identityToRecipient(secret));
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).toContain('age-encryption.org/v1');
    const before = await dump(site.url);
    await expect(restoreBackup(site.url, file)).rejects.toThrow('BACKUP_KEY');
    const key = await generateIdentity();
    await expect(restoreBackup(site.url, file, { key })).rejects.toThrow('no identity matched');
    // A byte that was changed on the way is noticed.
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    const changed = join(dir, 'changed.backup');
    await writeFile(changed, bytes);
    await expect(restoreBackup(site.url, changed, { key: secret })).rejects.toThrow(
      'not a whole backup',
    );
    expect(await restoreBackup(site.url, file, { key: secret })).toEqual(size);
    expect(await dump(site.url)).toEqual(before);
  });

  it('needs little memory however large the database is', {
    timeout: LARGE_TIMEOUT_MS,
  }, async () => {
    const large = await createTestDatabase();
    try {
      await fillWith(large.url, LARGE_BYTES);
      const file = join(dir, 'large.backup');
      const limit = LARGE_BYTES / 2;
      expect(await growthDuring(() => createBackup(large.url, file))).toBeLessThan(limit);
      expect(await growthDuring(() => restoreBackup(large.url, file))).toBeLessThan(limit);
    } finally {
      await large.drop();
    }
  });

  it('notifies running processes when it is restored, whatever they listen to', async () => {
    const file = join(dir, 'told.backup');
    await createBackup(site.url, file);
    const notices = await listenForNotices(site.url, () => {});
    const heard: string[] = [];
    for (const channel of ['content_changed', 'account_changed'])
      notices.on(channel, () => heard.push(channel));
    await restoreBackup(site.url, file);
    await expect.poll(() => heard.sort()).toEqual(['account_changed', 'content_changed']);
    await notices.close();
  });

  it('does not take away what ledgers say since', async () => {
    const other = await createTestDatabase();
    try {
      const file = join(dir, 'ledger.backup');
      const client = new pg.Client({ connectionString: other.url });
      await client.connect();
      await client.query("insert into content_import values ('before', 'x')");
      await createBackup(other.url, file);
      await client.query("insert into content_import values ('since', 'x')");
      await restoreBackup(other.url, file, { ledgers: ['content_import'] });
      const { rows } = await client.query('select collection from content_import order by 1');
      expect(rows).toEqual([{ collection: 'before' }, { collection: 'since' }]);
      await client.end();
    } finally {
      await other.drop();
    }
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
