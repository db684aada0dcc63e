import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent, signUpForm } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const OLD = 'gully_session';
const SECURE = '__Secure-gully_session';
/** Tells the server which accounts have signed in here. */
const DEVICE = 'gully_device';
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, config: { isProduction: true } });
});
afterAll(() => site.close());

/** Somebody who logged in before the cookie had its prefix. */
async function loggedInLongAgo(): Promise<Parent> {
  const asha = await new Parent(site, gateway).signUp();
  asha.cookies = new Map([[OLD, asha.cookies.get(SECURE) ?? '']]);
  return asha;
}

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
  expect([...meera.cookies.keys()]).toEqual([OLD, DEVICE]);
  await development.close();
});

it('a login under the old name stays valid and moves to the new name', async () => {
  const asha = await loggedInLongAgo();
  expect((await asha.refresh()).statusCode).toBe(200);
  expect([...asha.cookies.keys()]).toEqual([SECURE, `__Secure-${DEVICE}`]);
  expect((await asha.refresh()).statusCode).toBe(200);
});

it('an old cookie does not stand in for a new one, and leaves with it', async () => {
  const asha = await new Parent(site, gateway).signUp();
  asha.cookies.set(OLD, (await loggedInLongAgo()).cookies.get(OLD) ?? '');
  expect((await asha.refresh()).statusCode).toBe(200);
  expect((await asha.validate()).json()).toMatchObject({ id: asha.id });
  asha.cookies.set(OLD, 'left over');
  await asha.post('logout');
  // A device stays known after a logout.
  expect([...asha.cookies.keys()]).toEqual([`__Secure-${DEVICE}`]);
});

it('the old name is read no longer than a session could last from then on', async () => {
  clock.advance(Date.parse('2027-02-28T00:00:00Z') - clock.now().getTime());
  const asha = await loggedInLongAgo();
  clock.advance(2 * DAY_MS);
  expect((await asha.refresh()).statusCode).toBe(401);
});
