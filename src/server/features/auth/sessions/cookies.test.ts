import { afterAll, beforeAll, expect, it } from 'vitest';
import { Parent, signUpForm } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const PLAIN = 'gully_session';
const SECURE = '__Secure-gully_session';
/** Tells the server which accounts have signed in here. */
const DEVICE = 'gully_device';
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ gateway, config: { isProduction: true } });
});
afterAll(() => site.close());

it('in production a cookie is secure by its name, and only there', async () => {
  const asha = new Parent(site, gateway);
  await asha.provePhone();
  expect([...asha.cookies.keys()]).toEqual(['__Secure-gully_phone']);
  await asha.post('signup', { phone: asha.phone, ...signUpForm });
  const renewed = await asha.refresh();
  expect(renewed.headers['set-cookie']).toMatch(
    /^__Secure-gully_session=[^;]+; Max-Age=5184000; Path=\/api\/user; HttpOnly; Secure; SameSite=Strict$/,
  );

  const development = await createTestApp({ gateway, databaseUrl: site.url });
  const meera = await new Parent(development, gateway).signUp();
  expect([...meera.cookies.keys()]).toEqual([PLAIN, DEVICE]);
  await development.close();
});

it('in production a cookie without the prefix, which an unencrypted page could plant, is nothing', async () => {
  const asha = await new Parent(site, gateway).signUp();
  asha.cookies = new Map([[PLAIN, asha.cookies.get(SECURE) ?? '']]);
  expect((await asha.refresh()).statusCode).toBe(401);
});
