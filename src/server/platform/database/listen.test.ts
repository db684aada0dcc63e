import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { listenForNotices, type Notices } from './listen.ts';

/** The timeout is also that of connecting, so a busy machine needs this long. */
const HEARTBEAT = { intervalMs: 50, timeoutMs: 3_000 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let notices: Notices;
let heard: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  notices = await listenForNotices(proxy.url, () => {}, HEARTBEAT);
  heard = [];
  notices.on('weather', (payload) => heard.push(payload));
});
afterEach(async () => {
  await notices.close();
  await proxy.cut();
  await database.drop();
});

async function notify(channel: string, payload: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('select pg_notify($1, $2)', [channel, payload]);
  await client.end();
}

describe('a listener', () => {
  it('receives what is sent on its channel', async () => {
    await notify('weather', 'rain');
    await expect.poll(() => heard).toEqual(['rain']);
    expect(notices.isListening()).toBe(true);
  });

  it('notices a connection that is open but dead, and knows that it may have missed something', async () => {
    proxy.swallow();
    await notify('weather', 'unheard');
    await expect.poll(() => heard).toEqual(['']);
    await notify('weather', 'sun');
    await expect.poll(() => heard).toEqual(['', 'sun']);
  });

  it("reports that it receives nothing while the database can't be reached", async () => {
    await proxy.cut();
    await expect.poll(() => notices.isListening()).toBe(false);
    await proxy.mend();
    await expect.poll(() => notices.isListening()).toBe(true);
    expect(heard).toEqual(['']);
  });

  it('is notified of a change of everything whatever its channel', async () => {
    await notify('everything_changed', '');
    await expect.poll(() => heard).toEqual(['']);
  });
});

it('a close ends in time on a connection that is dead', async () => {
  proxy.swallow();
  await notices.close();
  expect(notices.isListening()).toBe(false);
});
