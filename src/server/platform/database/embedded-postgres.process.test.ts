import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

it('starts over the lock file of a killed server whose process number another PostgreSQL has now', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stale-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startEmbeddedPostgres({ dataDir });
  await first.stop();

  const cluster = join(dataDir, 'postgres');
  const lock = join(cluster, 'postmaster.pid');
  const { port, lines } = await lockOfOtherServer();
  await writeFile(
    lock,
    [lines[0], cluster, lines[2], port, '', '127.0.0.1', '', 'ready'].join('\n'),
  );
  const { uid, gid } = await stat(cluster);
  await chown(lock, uid, gid);

  const second = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => second.stop());
  expect(new URL(second.url).port).not.toBe(port);
  const client = new pg.Client({ connectionString: second.url });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

/** The server that all tests share stands in for the other program. */
async function lockOfOtherServer(): Promise<{ port: string; lines: string[] }> {
  const url = inject('serverUrl');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    "select pg_read_file('postmaster.pid') as text",
  );
  await client.end();
  return { port: new URL(url).port, lines: (rows[0]?.text ?? '').split('\n') };
}
