import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { backupTask } from './backup-task.ts';

const clock = createFakeClock('2026-11-25T21:00:00Z');
const never = new AbortController().signal;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('a backup is made once a day in India, for its owner alone, and kept for 35 days', async () => {
  const dir = join(folder, 'nightly');
  const task = backupTask({ url: database.url, dir, key: undefined, clock });
  expect(await task.run(never)).toBe(1);
  expect(await task.run(never)).toBe(0);
  expect(await readdir(dir)).toEqual(['site-2026-11-26.backup']);
  const file = join(dir, 'site-2026-11-26.backup');
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const longAgo = new Date(clock.now().getTime() - 36 * DAY_MS);
  for (const name of ['site-2026-10-20.backup', 'mine.txt']) {
    await writeFile(join(dir, name), '');
    await utimes(join(dir, name), longAgo, longAgo);
  }
  await utimes(file, clock.now(), clock.now());
  await task.run(never);
  expect((await readdir(dir)).sort()).toEqual(['mine.txt', 'site-2026-11-26.backup']);
});
