// Processes are killed at any moment: no acknowledged write is lost, and the next start is clean.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSite } from '#server/platform/open-site.ts';
import { contentImport } from '#server/platform/tables.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';

const KILLS = 20;
const COMES_BACK = { timeout: 60_000, interval: 100 };
const WRITER = join(import.meta.dirname, '../../testing/writing-process.ts');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
});
afterAll(async () => {
  const database = await startEmbeddedPostgres({ dataDir });
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a writer and resolves once it has had `count` writes acknowledged; they are added to `acknowledged`. */
async function writeUntil(count: number, acknowledged: Set<string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('write-')) {
      acknowledged.add(line);
      seen += 1;
    }
    if (seen >= count) break;
  }
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function killDatabase(): Promise<void> {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  if (postmaster === null) throw new Error('no database runs');
  process.kill(postmaster.pid, 'SIGKILL');
}

it(`loses no acknowledged write in ${KILLS} kills of the process, the database, or both`, async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS; round += 1) {
    const child = await writeUntil(1 + ((round * 37) % 90), acknowledged);
    if (round % 3 !== 0) await killDatabase();
    await kill(child);
  }
  const site = await openSite({ dataDir, databaseUrl: undefined, databasePoolSize: 2 }, () => {});
  try {
    const rows = await site.db.select().from(contentImport);
    const kept = new Set(rows.map((row) => row.collection));
    expect([...acknowledged].filter((name) => !kept.has(name))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(KILLS);
  } finally {
    await site.close();
  }
}, 180_000);

it('is shared by two processes: the second attaches, the first to leave does not stop it', async () => {
  const first = await openSite({ dataDir, databaseUrl: undefined, databasePoolSize: 1 }, () => {});
  const second = await openSite({ dataDir, databaseUrl: undefined, databasePoolSize: 1 }, () => {});
  expect(second.url).toBe(first.url);
  // A pool connects when it is used.
  await second.pool.query('select 1');
  await first.close();
  expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await second.close();
  await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

it('comes back by itself, at the same address, when it is killed under a process that uses it', async () => {
  const lost: Error[] = [];
  const config = { dataDir, databaseUrl: undefined, databasePoolSize: 1 };
  const site = await openSite(config, (error) => lost.push(error));
  for (let kill = 0; kill < 2; kill += 1) {
    await site.pool.query('select 1');
    await killDatabase();
    await expect.poll(() => lost.length).toBeGreaterThan(kill);
    const ask = async () => (await site.pool.query('select 1 as one')).rows;
    await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]), COMES_BACK);
  }
  await site.close();
  await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});
