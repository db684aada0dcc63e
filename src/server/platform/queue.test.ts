import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { openDatabase, openPool } from './database/database.ts';
import { listenForNotices, type Notices } from './database/listen.ts';
import { type Queue, startQueue } from './queue.ts';

const settings = { retryLimit: 3, firstDelaySeconds: 1, longestDelaySeconds: 10 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let pool: pg.Pool;
let notices: Notices;
let queue: Queue;
const errors: unknown[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  pool = openPool(database.url, 1, () => {});
  notices = await listenForNotices(database.url, () => {});
  queue = await startQueue(database.url, notices, (error) => errors.push(error));
});
afterEach(async () => {
  await queue.stop();
  await notices.close();
  await client.end();
  await pool.end();
  await database.drop();
});

it('updates the settings of a queue that an earlier version created', async () => {
  await queue.define('letters', settings);
  await queue.define('letters', { ...settings, retryLimit: 30 });
  const { rows } = await client.query(
    `select retry_limit, heartbeat_seconds from queue.queue where name = 'letters'`,
  );
  expect(rows).toEqual([{ retry_limit: 30, heartbeat_seconds: 10 }]);
});

it('reports what went wrong as an error, so that a log can show it', async () => {
  await queue.define('letters', settings);
  // The table that a worker reads.
  await client.query('alter table queue.job_common rename to job_away');
  await queue.work('letters', 1, async () => {});
  await expect
    .poll(() => errors)
    .toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('queue.job_common') }),
    );
  await client.query('alter table queue.job_away rename to job_common');
  for (const error of errors) expect(error).toBeInstanceOf(Error);
});

it('lets a job in progress finish before it has stopped, and takes no other', async () => {
  await queue.define('letters', settings);
  const done: string[] = [];
  const steps = new EventEmitter();
  const begun = once(steps, 'begun');
  const allowed = once(steps, 'allowed');
  const leaving = await startQueue(database.url, notices, (error) => errors.push(error));
  await leaving.work<{ to: string }>('letters', 1, async ({ data }) => {
    steps.emit('begun');
    await allowed;
    done.push(data.to);
  });
  const db = openDatabase(pool);
  await queue.add(db, 'letters', { to: 'Asha' });
  await begun;
  const stopped = leaving.stop();
  await queue.add(db, 'letters', { to: 'Ravi' });
  steps.emit('allowed');
  await stopped;
  expect(done).toEqual(['Asha']);
  const { rows } = await client.query(`select data, state from queue.job order by data->>'to'`);
  expect(rows).toEqual([
    { data: { to: 'Asha' }, state: 'completed' },
    { data: { to: 'Ravi' }, state: 'created' },
  ]);
});
