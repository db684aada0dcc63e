// A stranger who knows a phone uses up all that is counted against it. The family still gets in on a device that they
// have used before; nobody else does.

import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInWithOtp } from '#contract/auth.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { details, Parent } from '#server/testing/parent.ts';
import { deliveryOf, reasonOf } from '#server/testing/read-reply.ts';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const COOKIE = 'gully_device';
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let asha: Parent;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway });
});
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  clock.advance(2 * DAY);
  asha = await new Parent(site, gateway).signUp();
  // The code of the sign-up counts no more.
  clock.advance(HOUR);
  await asha.refresh();
});

async function askForCode(who: Parent, path: 'logino' | 'delete-otp') {
  const body = path === 'logino' ? { phone: who.phone } : {};
  const reply = await who.post(path, body);
  if (reasonOf(reply) !== 'captcha-needed') return reply;
  const altcha = solveChallenge((await who.get('challenge')).json());
  return who.post(path, { ...body, altcha });
}

/** A code as the page enters it: with the delivery that brought it. */
async function logInAsPage(who: Parent) {
  const asked = await askForCode(who, 'logino');
  if (asked.statusCode !== 200) return asked;
  const otp = await gateway.codeTo(who.phone);
  const delivery = deliveryOf(asked);
  const reply = await who.post('vlogin', { phone: who.phone, otp, delivery });
  if (reply.statusCode === 200) who.token = logInWithOtp.response.parse(reply.json()).token;
  return reply;
}

/** Codes and passwords, until nothing is left for a device that nobody knows. */
async function exhaust(phone: string): Promise<Parent> {
  const stranger = new Parent(site, gateway, phone);
  for (let i = 0; i < 6; i += 1) {
    clock.advance(31 * SECOND);
    const asked = await askForCode(stranger, 'logino');
    expect(asked.statusCode).toBe(200);
    await gateway.codeTo(phone);
    const delivery = deliveryOf(asked);
    for (let j = 0; j < 5; j += 1) {
      await stranger.post('vlogin', { phone, otp: 'guess', delivery });
      await stranger.post('vlogin', { phone, otp: 'guess' });
    }
  }
  for (let i = 0; i < 10; i += 1) await stranger.post('loginp', { phone, password: `guess ${i}` });
  clock.advance(31 * SECOND);
  return stranger;
}

async function isHeld(who: Parent): Promise<void> {
  expect(reasonOf(await askForCode(who, 'logino'))).toBe('otp-too-many');
  const { phone } = who;
  expect(reasonOf(await who.post('loginp', { phone, password: details.password }))).toBe(
    'too-many-tries',
  );
}

describe('after a stranger has used up everything', () => {
  it('the family logs in on the device they used before, by password and by code, and deletes', async () => {
    await asha.post('logout');
    asha.token = undefined;
    const stranger = await exhaust(asha.phone);
    await isHeld(stranger);
    await isHeld(asha.elsewhere());

    expect((await asha.logInWithPassword()).statusCode).toBe(200);
    await asha.post('logout');
    asha.token = undefined;
    expect((await logInAsPage(asha)).statusCode).toBe(200);
    const change = { password: 'papaya tree by the well', oldPassword: details.password };
    clock.advance(16 * MINUTE);
    await asha.refresh();
    for (let i = 0; i < 10; i += 1)
      await stranger.post('loginp', { phone: asha.phone, password: `guess ${i}` });
    expect(reasonOf(await asha.post('password', change))).toBe('fine');
    const asked = await askForCode(asha, 'delete-otp');
    expect(reasonOf(asked)).toBe('fine');
    const otp = await gateway.codeTo(asha.phone);
    const delivery = deliveryOf(asked);
    expect((await asha.post('delete', { otp, delivery })).statusCode).toBe(200);
  });

  it('a device that got its cookie by renewing an older session is known too', async () => {
    asha.cookies.delete(COOKIE);
    await asha.refresh();
    await asha.post('logout');
    asha.token = undefined;
    await exhaust(asha.phone);
    expect((await asha.logInWithPassword()).statusCode).toBe(200);
  });

  it('the cookie of another account does not help', async () => {
    const other = await new Parent(site, gateway).signUp();
    await exhaust(asha.phone);
    const thief = asha.elsewhere();
    thief.cookies.set(COOKIE, other.cookies.get(COOKIE) ?? '');
    await isHeld(thief);
  });

  it.each([
    ['made up', async () => 'x'],
    [
      'signed by someone else',
      async (mine: string) => {
        const [, payload = ''] = mine.split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.alloc(32, 'another secret'));
      },
    ],
    [
      'not signed at all',
      async (mine: string) => {
        const none = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${none}.${mine.split('.')[1]}.`;
      },
    ],
  ])('nor does a cookie that is %s', async (_name, forge) => {
    await exhaust(asha.phone);
    const thief = asha.elsewhere();
    thief.cookies.set(COOKIE, await forge(asha.cookies.get(COOKIE) ?? ''));
    await isHeld(thief);
  });

  it('nor does the cookie of an account that is deleted, for the next one with this phone', async () => {
    const old = asha.cookies.get(COOKIE) ?? '';
    const asked = await askForCode(asha, 'delete-otp');
    const otp = await gateway.codeTo(asha.phone);
    await asha.post('delete', { otp, delivery: deliveryOf(asked) });
    await new Parent(site, gateway, asha.phone).signUp();
    clock.advance(HOUR);
    await exhaust(asha.phone);
    const before = asha.elsewhere();
    before.cookies.set(COOKIE, old);
    await isHeld(before);
  });
});

describe('a known device', () => {
  it('has an end of its own, which leaves the other devices of the family alone', async () => {
    const second = asha.elsewhere();
    clock.advance(MINUTE);
    await second.logInWithPassword();
    for (let i = 0; i < 10; i += 1)
      await asha.post('loginp', { phone: asha.phone, password: `guess ${i}` });
    for (let i = 0; i < 6; i += 1) {
      clock.advance(31 * SECOND);
      expect(reasonOf(await askForCode(asha, 'logino'))).toBe('fine');
      await gateway.codeTo(asha.phone);
    }
    clock.advance(31 * SECOND);
    await isHeld(asha);
    expect((await second.logInWithPassword()).statusCode).toBe(200);
    expect((await logInAsPage(second)).statusCode).toBe(200);
  });

  it('keeps its code when a stranger asks for another', async () => {
    clock.advance(MINUTE);
    const delivery = deliveryOf(await asha.post('logino', { phone: asha.phone }));
    const otp = await gateway.codeTo(asha.phone);
    const stranger = asha.elsewhere();
    expect(reasonOf(await stranger.post('logino', { phone: asha.phone }))).toBe('fine');
    await gateway.codeTo(asha.phone);
    expect((await asha.post('vlogin', { phone: asha.phone, otp, delivery })).statusCode).toBe(200);
  });

  it.each([true, false])(
    'may type a code wrong five times (naming its delivery: %s)',
    async (isNamed) => {
      clock.advance(MINUTE);
      const sent = await asha.post('logino', { phone: asha.phone });
      const otp = await gateway.codeTo(asha.phone);
      const named = isNamed ? { delivery: deliveryOf(sent) } : {};
      const wrong = otp === '000000' ? '111111' : '000000';
      const reasons = [];
      for (let i = 0; i < 5; i += 1)
        reasons.push(
          reasonOf(await asha.post('vlogin', { phone: asha.phone, otp: wrong, ...named })),
        );
      const last = isNamed ? 'otp-tries-used' : 'otp-wrong';
      expect(reasons).toEqual([...Array(4).fill('otp-wrong'), last]);
      expect(reasonOf(await asha.post('vlogin', { phone: asha.phone, otp, ...named }))).toBe(last);
    },
  );

  it('may ask for a code that is then typed on another', async () => {
    clock.advance(MINUTE);
    expect(reasonOf(await asha.post('logino', { phone: asha.phone }))).toBe('fine');
    const otp = await gateway.codeTo(asha.phone);
    const typed = { phone: asha.phone, otp };
    expect((await asha.elsewhere().post('vlogin', typed)).statusCode).toBe(200);
    expect((await asha.post('vlogin', typed)).statusCode).toBe(400);
  });

  it('is known to several children at once, and its cookie tells nothing about them', async () => {
    const sister = await new Parent(site, gateway).signUp();
    sister.cookies.set(COOKIE, asha.cookies.get(COOKIE) ?? '');
    await sister.logInWithPassword();
    const shared = sister.cookies.get(COOKIE) ?? '';
    const claims = Buffer.from(shared.split('.')[1] ?? '', 'base64url').toString();
    for (const secret of [asha.phone, asha.id, sister.phone, sister.id, ...Object.values(details)])
      expect(claims).not.toContain(secret);
    await exhaust(asha.phone);
    const atHome = asha.elsewhere();
    atHome.cookies.set(COOKIE, shared);
    expect((await atHome.logInWithPassword()).statusCode).toBe(200);
  });

  it('has a cookie that no script, no other site and no other path gets', async () => {
    const reply = await asha.elsewhere().logInWithPassword();
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    const cookie = cookies.find((text) => text.startsWith(`${COOKIE}=`)) ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/user(;|$)/);
    expect(cookie).toMatch(new RegExp(`Max-Age=${(400 * DAY) / SECOND}`));
  });
});

describe('on a new device', () => {
  it('tries that do not name the delivery burn nothing of a code', async () => {
    clock.advance(MINUTE);
    const phone = asha.phone;
    const here = asha.elsewhere();
    const delivery = deliveryOf(await here.post('logino', { phone }));
    const otp = await gateway.codeTo(phone);
    const stranger = asha.elsewhere();
    for (let i = 0; i < 20; i += 1)
      expect(reasonOf(await stranger.post('vlogin', { phone, otp: 'guess' }))).toBe('otp-wrong');
    // After five of them the right code is of no use without its delivery, or it could be guessed.
    expect(reasonOf(await stranger.post('vlogin', { phone, otp }))).toBe('otp-wrong');
    expect((await here.post('vlogin', { phone, otp, delivery })).statusCode).toBe(200);
  });
});
