import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWaiting } from '#server/testing/count-waiting.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { details, freshPhone, Parent } from '#server/testing/parent.ts';
import { deliveryOf, reasonOf, refusalOf } from '#server/testing/read-reply.ts';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOFT_LIMIT = 4;
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let beside: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  const config = { otpSoftLimit: SOFT_LIMIT };
  site = await createTestApp({ clock, gateway, config });
  beside = await createTestApp({ clock, gateway, config, databaseUrl: site.url, isSending: false });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

/** What the widget in the browser would send. */
async function solve(): Promise<string> {
  return solveChallenge((await site.app.inject('/api/user/challenge')).json());
}

/** A school: everybody comes from one address. */
function ask(phone: string, altcha?: string, at = site) {
  return new Parent(at, gateway, phone).post('send-otp', { phone, altcha });
}

describe('codes', () => {
  it('to one phone are sent half a minute apart, and the response says how long to wait', async () => {
    const phone = freshPhone();
    expect((await ask(phone)).statusCode).toBe(200);
    clock.advance(10_000);
    const soon = await ask(phone);
    expect([soon.statusCode, reasonOf(soon)]).toEqual([429, 'otp-too-soon']);
    expect(refusalOf(soon).details.retryAfterSeconds).toBe(20);
    expect(soon.headers['retry-after']).toBe('20');
    clock.advance(20_000);
    expect((await ask(phone)).statusCode).toBe(200);
  });

  it('to one phone at the same moment are one code', async () => {
    clock.advance(HOUR);
    const phone = freshPhone();
    const answers = await Promise.all(
      [site, beside, site, beside].map((at) => ask(phone, undefined, at)),
    );
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((a) => reasonOf(a) === 'otp-too-soon')).toHaveLength(3);
  });

  it('to one phone, many at once, leave the database to the others while they wait', async () => {
    clock.advance(HOUR);
    const phone = freshPhone();
    // Another process is just sending to this phone, slowly.
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [phone]);
    try {
      const waiting = Promise.all(Array.from({ length: 20 }, () => ask(phone)));
      expect((await ask(freshPhone())).statusCode).toBe(200);
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [phone]);
      const statuses = (await waiting).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // Too soon after that one; or busy, to those who have waited long for their turn.
      expect([200, 429, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    } finally {
      await client.end();
    }
  });

  it('to a phone end, with every spelling counted as one, in all processes together', async () => {
    const digits = freshPhone();
    const spellings = [
      digits,
      `+91${digits}`,
      `+91 ${digits.slice(0, 5)}-${digits.slice(5)}`,
      `0${digits}`,
    ];
    const reasons = [];
    for (let i = 0; i < 7; i += 1) {
      clock.advance(31_000);
      const spelling = spellings[i % spellings.length] ?? digits;
      reasons.push(reasonOf(await ask(spelling, await solve(), i % 2 === 0 ? site : beside)));
    }
    expect(reasons).toEqual([...Array(6).fill('fine'), 'otp-too-many']);
  });

  it('for many phones at one address go on with a proof of work, each proof for one code', async () => {
    clock.advance(HOUR);
    for (let i = 0; i < SOFT_LIMIT; i += 1) expect((await ask(freshPhone())).statusCode).toBe(200);
    const asked = await ask(freshPhone());
    expect([asked.statusCode, reasonOf(asked)]).toEqual([429, 'captcha-needed']);

    const proof = await solve();
    expect((await ask(freshPhone(), proof)).statusCode).toBe(200);
    expect(reasonOf(await ask(freshPhone(), proof))).toBe('captcha-wrong');
    const late = await solve();
    clock.advance(10 * MINUTE);
    expect(reasonOf(await ask(freshPhone(), late))).toBe('captcha-wrong');
  });

  it.each([
    'x',
    'e30=',
    Buffer.from('{"challenge":null,"solution":null,"test":true}').toString('base64'),
  ])('with a made-up proof %s are refused', async (proof) => {
    expect(reasonOf(await ask(freshPhone(), proof))).toBe('captcha-wrong');
  });

  it('can not be guessed by 10,000 tries, of which an address has some 200', async () => {
    clock.advance(HOUR);
    const asha = await new Parent(site, gateway).signUp();
    clock.advance(MINUTE);
    const delivery = deliveryOf(await asha.post('logino', { phone: asha.phone }));
    const otp = await gateway.codeTo(asha.phone);
    const statuses = new Map<number, number>();
    for (let i = 0; i < 10_000; i += 20) {
      const tries = Array.from({ length: 20 }, (_, j) => {
        const guess = String(i + j).padStart(6, '0');
        return new Parent(site, gateway).post('vlogin', {
          phone: asha.phone,
          otp: guess === otp ? '999999' : guess,
        });
      });
      for (const { statusCode } of await Promise.all(tries)) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
    expect([...statuses]).toEqual([
      [400, 200],
      [429, 9_800],
    ]);
    const typed = { phone: asha.phone, otp, delivery };
    expect(reasonOf(await asha.elsewhere().post('vlogin', typed))).toBe('too-many-tries');
    // What was tried out is that one code, and the address may try again after a while: the parent asks for another.
    clock.advance(15 * MINUTE);
    expect((await asha.elsewhere().logInWithCode()).statusCode).toBe(200);
  }, 300_000);
});

describe('passwords', () => {
  it('of one phone may be wrong ten times, also when many are tried at once', async () => {
    clock.advance(HOUR);
    const asha = await new Parent(site, gateway).signUp();
    const guess = (password: string, altcha?: string) =>
      new Parent(site, gateway).post('loginp', { phone: asha.phone, password, altcha });
    const guesses = Array.from({ length: 30 }, (_, i) => `guess ${i} of many`);
    const answers = await Promise.all([...guesses, details.password].map((each) => guess(each)));
    expect(answers.map((a) => a.statusCode)).not.toContain(200);
    // On a busy machine some of them had to wait for too long, and were not looked at.
    for (let next = 0; next < 10; next += 1) await guess(`guess ${next} of few`);
    const locked = await guess(details.password);
    expect([locked.statusCode, reasonOf(locked)]).toEqual([429, 'too-many-tries']);
    expect(locked.headers['retry-after']).toBeUndefined();
    // The code still opens, and the time heals.
    clock.advance(MINUTE);
    expect((await asha.elsewhere().logInWithCode()).statusCode).toBe(200);
    clock.advance(15 * MINUTE);
    expect((await guess(details.password)).statusCode).toBe(200);
  });

  it('from one address need a proof of work after many wrong ones', async () => {
    clock.advance(HOUR);
    const guess = (altcha?: string) =>
      new Parent(site, gateway).post('loginp', {
        phone: freshPhone(),
        password: 'guessing',
        altcha,
      });
    for (let i = 0; i < 20; i += 1) expect(reasonOf(await guess())).toBe('password-wrong');
    expect(reasonOf(await guess())).toBe('captcha-needed');
    expect(reasonOf(await guess(await solve()))).toBe('password-wrong');
  });

  it('with one proof twice at a time are refused at once, without a wait for the database', async () => {
    const proof = await solve();
    const guess = () =>
      new Parent(site, gateway).post('loginp', {
        phone: freshPhone(),
        password: 'guessing',
        altcha: proof,
      });
    const first = await site.db.transaction(async (tx) => {
      await tx.execute(sql`lock table attempt in exclusive mode`);
      const waiting = guess();
      await expect.poll(() => countWaiting(site.db)).toBe(1);
      expect(reasonOf(await guess())).toBe('captcha-wrong');
      return { waiting };
    });
    expect(reasonOf(await first.waiting)).toBe('password-wrong');
  });

  it('are changed with such a proof as well', async () => {
    clock.advance(HOUR);
    const asha = await new Parent(site, gateway).signUp();
    const atHome = asha.elsewhere();
    await atHome.logInWithPassword();
    for (let i = 0; i < 20; i += 1)
      await new Parent(site, gateway).post('loginp', { phone: freshPhone(), password: 'guess' });
    const change = { password: 'papaya tree', oldPassword: details.password };
    expect(reasonOf(await atHome.post('password', change))).toBe('captcha-needed');
    const proved = await atHome.post('password', { ...change, altcha: await solve() });
    expect(reasonOf(proved)).toBe('fine');
    clock.advance(HOUR);
    expect((await asha.elsewhere().logInWithPassword('papaya tree')).statusCode).toBe(200);
  });
});
