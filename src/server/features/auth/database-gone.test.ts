import { afterAll, beforeAll, expect, it } from 'vitest';
import { Parent } from '#server/testing/parent.ts';
import { messageOf } from '#server/testing/read-reply.ts';
import { startTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let direct: Awaited<ReturnType<typeof createTestApp>>;
let site: Awaited<ReturnType<typeof createTestApp>>;
let proxy: TcpProxy;

beforeAll(async () => {
  direct = await createTestApp({ gateway, isSending: false });
  proxy = await startTcpProxy(direct.url);
  site = await createTestApp({ gateway, databaseUrl: proxy.url });
});
afterAll(async () => {
  await site.close();
  await proxy.cut();
  await direct.close();
});

it('while the database is down a login gets 503, and logins work again as soon as it is back', async () => {
  const asha = await new Parent(site, gateway).signUp();
  await proxy.cut();
  for (const attempt of [
    () => asha.elsewhere().logInWithPassword(),
    () => asha.post('logino', { phone: asha.phone }),
    () => asha.post('vlogin', { phone: asha.phone, otp: '123456' }),
    () => asha.refresh(),
    () => asha.get('account'),
  ]) {
    const response = await attempt();
    expect([response.statusCode, messageOf(response)]).toEqual([
      503,
      'We are busy for a moment, please try again',
    ]);
    expect(response.headers['retry-after']).toBeDefined();
  }
  await proxy.mend();
  await expect.poll(async () => (await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
  expect((await asha.refresh()).statusCode).toBe(200);
  // A code still finds its way: the queue is back too.
  await asha.post('logino', { phone: asha.phone });
  expect(await gateway.codeTo(asha.phone)).toMatch(/^[0-9]{6}$/);
});
