import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Parent } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let direct: Awaited<ReturnType<typeof createTestApp>>;
let site: Awaited<ReturnType<typeof createTestApp>>;
let detour: Awaited<ReturnType<typeof startDetour>>;

beforeAll(async () => {
  direct = await createTestApp({ gateway, isSending: false });
  detour = await startDetour(new URL(direct.url));
  site = await createTestApp({ gateway, databaseUrl: detour.url });
});
afterAll(async () => {
  await site.close();
  await detour.close();
  await direct.close();
});

it('while the database is away a login is told so, and goes on by itself when it is back', async () => {
  const asha = await new Parent(site, gateway).signUp();
  await detour.cut();
  for (const attempt of [
    () => asha.elsewhere().logInWithPassword(),
    () => asha.post('logino', { phone: asha.phone }),
    () => asha.post('vlogin', { phone: asha.phone, otp: '123456' }),
    () => asha.refresh(),
    () => asha.get('account'),
  ]) {
    const response = await attempt();
    expect([response.statusCode, response.json().message]).toEqual([
      503,
      'We are busy for a moment, please try again',
    ]);
    expect(response.headers['retry-after']).toBeDefined();
  }
  await detour.mend();
  await expect.poll(async () => (await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
  expect((await asha.refresh()).statusCode).toBe(200);
  // A code still finds its way: the queue is back too.
  await asha.post('logino', { phone: asha.phone });
  expect(await gateway.codeTo(asha.phone)).toMatch(/^[0-9]{6}$/);
});

/** A way to the database that can be cut, like a cable. */
async function startDetour(database: URL) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;

  async function mend() {
    server = createServer((inward) => {
      const outward = connect(Number(database.port), database.hostname);
      for (const socket of [inward, outward]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          inward.destroy();
          outward.destroy();
        });
      }
      inward.pipe(outward).pipe(inward);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    if (address !== null && typeof address !== 'string') port = address.port;
  }

  async function cut() {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  }

  await mend();
  const url = new URL(database);
  url.port = String(port);
  return { url: url.href, cut, mend, close: cut };
}
