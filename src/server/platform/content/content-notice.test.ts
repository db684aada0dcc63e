import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '#server/platform/database/database.ts';
import { listenForNotices, type Notices } from '#server/platform/database/listen.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { notifyContentChanged, onContentChanged } from './content-notice.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let notices: Notices;
let pool: ReturnType<typeof openPool>;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  notices = await listenForNotices(database.url, () => {});
  pool = openPool(database.url, 1, () => {});
  db = openDatabase(pool);
});
afterEach(async () => {
  await notices.close();
  await pool.end();
  await database.drop();
});

it('whoever depends on some collections hears of these, and of changes to an unknown one', async () => {
  const heard: string[] = [];
  onContentChanged(notices, ['words', 'lessons'], () => heard.push('words or lessons'));
  onContentChanged(notices, ['winners'], () => heard.push('winners'));
  // What is sent before the listener listens is not heard.
  let isListening = false;
  onContentChanged(notices, ['probe'], () => {
    isListening = true;
  });
  const probe = async () => {
    await notifyContentChanged(db, 'probe');
    return isListening;
  };
  await expect.poll(probe).toBe(true);

  for (const collection of ['winners', 'lessons', '', 'offers', 'winners']) {
    await notifyContentChanged(db, collection);
  }
  const expected = ['winners', 'words or lessons', 'words or lessons', 'winners', 'winners'];
  await expect.poll(() => heard).toEqual(expected);
});
