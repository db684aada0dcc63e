import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSessions, logInWithPassword } from '#contract/auth.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { details, Parent } from '#server/testing/parent.ts';
import { messageOf } from '#server/testing/read-reply.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LOCKED_LEVEL = '/api/levels/21';
const FREE_LEVEL = '/api/levels/11';
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
/** A second process on the same database. */
let beside: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({
    clock,
    gateway,
    contentDir: SAMPLE_CONTENT,
  });
  beside = await createTestApp({ clock, gateway, databaseUrl: site.url, isSending: false });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const signedUp = () => new Parent(site, gateway).signUp();

describe('the access token', () => {
  it('ends after a quarter of an hour, and the refresh cookie renews it', async () => {
    const asha = await signedUp();
    clock.advance(15 * MINUTE - 1_000);
    expect((await asha.validate()).statusCode).toBe(200);
    clock.advance(1_000);
    const late = await asha.validate();
    expect([late.statusCode, messageOf(late)]).toEqual([401, 'Please log in again']);
    expect((await asha.refresh()).json()).toEqual({ token: expect.any(String), expiresIn: 900 });
    expect((await asha.validate()).statusCode).toBe(200);
  });

  it('is another one each time, also within a second', async () => {
    const asha = await signedUp();
    const first = asha.token;
    await asha.refresh();
    expect(asha.token).not.toBe(first);
  });

  it('counts in every process', async () => {
    const asha = await signedUp();
    const there = new Parent(beside, gateway, asha.phone);
    there.token = asha.token;
    there.id = asha.id;
    expect((await there.validate()).statusCode).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['three parts', 'a.b.c'],
    ['endless', 'e'.repeat(2000)],
    ['unsigned', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])(
    'is not valid if it is %s: locked content answers 401, free content is served',
    async (_name, token) => {
      const asha = new Parent(site, gateway);
      asha.token = token;
      expect((await asha.call('GET', LOCKED_LEVEL)).statusCode).toBe(401);
      expect((await asha.call('GET', FREE_LEVEL)).statusCode).toBe(200);
      expect((await asha.get('account')).statusCode).toBe(401);
    },
  );

  it('is validated for its own id only', async () => {
    const [asha, ben] = [await signedUp(), await signedUp()];
    expect((await asha.post('validate', { id: ben.id })).statusCode).toBe(403);
    expect((await asha.post('validate', { id: 7 })).statusCode).toBe(400);
  });
});

describe('the refresh cookie', () => {
  it('may be used by several tabs at once', async () => {
    const asha = await signedUp();
    const tabs = Array.from({ length: 6 }, () => {
      const tab = asha.elsewhere();
      tab.cookies = new Map(asha.cookies);
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(answers.map((a) => a.statusCode)).toEqual(Array(6).fill(200));
    // Whichever answer the browser kept, it goes on from there.
    clock.advance(5 * MINUTE);
    for (const tab of tabs) {
      tab.cookies = new Map(tabs[3]?.cookies);
      expect((await tab.refresh()).statusCode).toBe(200);
    }
  });

  it('used again later is theft: the whole family ends, for the thief and for the owner', async () => {
    const asha = await signedUp();
    const thief = asha.elsewhere();
    thief.cookies = new Map(asha.cookies);
    await asha.refresh();
    clock.advance(2 * MINUTE);
    expect((await thief.refresh()).statusCode).toBe(401);
    expect((await asha.refresh()).statusCode).toBe(401);
    expect((await asha.validate()).statusCode).toBe(401);
  });

  it('does not live for ever', async () => {
    const asha = await signedUp();
    clock.advance(60 * DAY);
    expect((await asha.refresh()).statusCode).toBe(401);
  });

  it('ends half a year after logging in, however often it was used', async () => {
    const asha = await signedUp();
    for (let days = 30; days < 180; days += 30) {
      clock.advance(30 * DAY);
      expect((await asha.refresh()).statusCode).toBe(200);
    }
    clock.advance(30 * DAY);
    expect((await asha.refresh()).statusCode).toBe(401);
  });

  it('belongs to one of twenty devices: one more ends the one unused the longest', async () => {
    const asha = await signedUp();
    const devices: Parent[] = [];
    for (let device = 2; device <= 21; device += 1) {
      clock.advance(MINUTE);
      const other = asha.elsewhere();
      expect((await other.logInWithPassword()).statusCode).toBe(200);
      devices.push(other);
    }
    expect((await asha.refresh()).statusCode).toBe(401);
    for (const device of devices) expect((await device.refresh()).statusCode).toBe(200);
  });

  it.each(['', 'x', '..', `${crypto.randomUUID()}.1.${'A'.repeat(43)}`])(
    'is not %j',
    async (value) => {
      const asha = new Parent(site, gateway);
      asha.cookies.set('gully_session', value);
      expect((await asha.refresh()).statusCode).toBe(401);
    },
  );

  it('is not taken from another site', async () => {
    const asha = await signedUp();
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[];
    for (const headers of foreign) {
      expect((await asha.post('refresh', undefined, headers)).statusCode).toBe(403);
      expect((await asha.post('logout', undefined, headers)).statusCode).toBe(403);
    }
    const own = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
    expect((await asha.post('refresh', undefined, own)).statusCode).toBe(200);
  });
});

describe('a session ends', () => {
  it('by logout, at once and in every process', async () => {
    const asha = await signedUp();
    const there = new Parent(beside, gateway, asha.phone);
    there.token = asha.token;
    there.id = asha.id;
    expect((await there.validate()).statusCode).toBe(200);

    const cookies = new Map(asha.cookies);
    expect((await asha.post('logout')).json()).toEqual({ message: 'Logged out' });
    // What makes the device known stays (product §4.3); it signs nobody in.
    expect([...asha.cookies.keys()]).toEqual(['gully_device']);
    expect((await asha.validate()).statusCode).toBe(401);
    asha.cookies = cookies;
    expect((await asha.refresh()).statusCode).toBe(401);
    await expect.poll(async () => (await there.validate()).statusCode).toBe(401);
  });

  it('and logging out without one is fine', async () => {
    expect((await new Parent(site, gateway).post('logout')).statusCode).toBe(200);
  });

  it('by a change of the password, on the other devices', async () => {
    const asha = await signedUp();
    const phone = asha.elsewhere();
    await phone.logInWithPassword();
    expect((await asha.post('password', { password: 'new mango' })).statusCode).toBe(200);
    expect((await asha.validate()).statusCode).toBe(200);
    expect((await phone.validate()).statusCode).toBe(401);
    expect((await phone.refresh()).statusCode).toBe(401);
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(401);
    expect((await asha.elsewhere().logInWithPassword('new mango')).statusCode).toBe(200);
  });

  it('by hand, from the list of devices', async () => {
    const asha = await signedUp();
    const phone = asha.elsewhere();
    const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile Safari/537.36';
    const login = { phone: asha.phone, password: details.password };
    const reply = await phone.post('loginp', login, { 'user-agent': agent });
    phone.token = logInWithPassword.response.parse(reply.json()).token;
    const { data } = listSessions.response.parse((await asha.get('sessions')).json());
    expect(data).toHaveLength(2);
    const listed = data.find(({ isCurrent }) => !isCurrent);
    expect(listed?.device).toBe('Chrome on Android');

    const stranger = await signedUp();
    const end = (who: Parent) => who.call('DELETE', `/api/user/sessions/${listed?.id}`);
    expect((await end(stranger)).statusCode).toBe(404);
    expect((await phone.validate()).statusCode).toBe(200);
    expect((await end(asha)).statusCode).toBe(200);
    expect((await phone.get('account')).statusCode).toBe(401);
    expect((await end(asha)).statusCode).toBe(404);
  });
});

it('what ends a session, a stolen token or one device too many, notifies the other processes in one transaction', async () => {
  const asha = await signedUp();
  const stolen = new Map(asha.cookies);
  await asha.refresh();
  clock.advance(2 * MINUTE);
  await asha.refresh();
  // A process whose word to the others fails: `pg_notify` of the site's own schema comes before PostgreSQL's.
  await site.db.execute(sql`
    create function public.pg_notify(text, text) returns void language plpgsql
    as $$ begin raise exception 'nobody hears'; end $$`);
  await site.db.execute(
    sql.raw(`
    do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`),
  );
  const mute = await createTestApp({ clock, gateway, databaseUrl: site.url, isSending: false });
  try {
    const thief = new Parent(mute, gateway, asha.phone);
    thief.cookies = stolen;
    expect((await thief.refresh()).statusCode).toBe(500);
    // What the others could not be told did not happen.
    expect((await asha.refresh()).statusCode).toBe(200);

    const first = new Parent(site, gateway, asha.phone);
    first.cookies = new Map(asha.cookies);
    clock.advance(MINUTE);
    for (let device = 2; device <= 20; device += 1) {
      expect((await asha.logInWithPassword()).statusCode).toBe(200);
    }
    const oneTooMany = new Parent(mute, gateway, asha.phone);
    expect((await oneTooMany.logInWithPassword()).statusCode).toBe(500);
    expect((await first.refresh()).statusCode).toBe(200);
  } finally {
    await mute.close();
    await site.db.execute(sql`drop function public.pg_notify(text, text)`);
  }
});

describe('a locked level', () => {
  it('opens for a member, for as long as the membership lasts', async () => {
    const asha = await signedUp();
    const open = () => asha.call('GET', LOCKED_LEVEL);
    expect((await new Parent(site, gateway).call('GET', LOCKED_LEVEL)).statusCode).toBe(401);
    const refused = await open();
    expect([refused.statusCode, messageOf(refused)]).toEqual([403, 'This is for members']);

    const { membership } = site.services;
    const end = new Date(clock.now());
    end.setUTCFullYear(end.getUTCFullYear() + 1);
    expect(await membership.grantYear(asha.phone)).toEqual(end);
    expect((await open()).statusCode).toBe(200);
    expect((await asha.profile()).role).toBe('member');

    clock.advance(end.getTime() - clock.now().getTime() - 1);
    await asha.logInWithPassword();
    expect((await open()).statusCode).toBe(200);
    clock.advance(1);
    expect((await open()).statusCode).toBe(403);
    expect((await asha.profile()).role).toBe('user');
    expect(await membership.grantYear('9999999999')).toBeUndefined();
  });

  it('opens at once in a process that had just refused it', async () => {
    const asha = await signedUp();
    const there = new Parent(beside, gateway, asha.phone);
    there.token = asha.token;
    there.id = asha.id;
    expect((await there.profile()).role).toBe('user');
    await site.services.membership.grantYear(asha.phone);
    await expect.poll(async () => (await there.profile()).role).toBe('member');
  });
});
