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
