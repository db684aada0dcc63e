import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { listenForNotices, type Notices } from './database/listen.ts';
import { checkHealth } from './health.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;
let proxy: TcpProxy;
let notices: Notices;

beforeAll(async () => {
  site = await createTestApp();
  proxy = await startTcpProxy(site.url);
  notices = await listenForNotices(proxy.url, () => {});
});
afterAll(async () => {
  await notices.close();
  await proxy.cut();
  await site.close();
});

it('a process that can not hear what others change is not healthy, until it can again', async () => {
  const hears = async () => (await checkHealth({ db: site.db, notices, stored: [] })).notices;
  expect(await hears()).toBe(true);
  await proxy.cut();
  await expect.poll(hears).toBe(false);
  expect((await checkHealth({ db: site.db, notices, stored: [] })).database).toBe(true);
  await proxy.mend();
  await expect.poll(hears).toBe(true);
});

it('does not wait for a slow read of the same moment', async () => {
  let isRead = false;
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    const noteRead = () => {
      isRead = true;
    };
    site.db
      .select({ waited: sql`pg_advisory_xact_lock(1)` })
      .from(sql`(select) as nothing`)
      .then(noteRead, noteRead);
    const { database } = await checkHealth({ db: site.db, notices, stored: [] });
    expect({ database, isRead }).toEqual({ database: true, isRead: false });
  });
  await expect.poll(() => isRead).toBe(true);
});
