import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInWithOtp, signUp } from '#contract/auth.ts';
import { deleteAccountRow, lockAccount, updateAccount } from '#server/features/account/store.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { countWaiting } from '#server/testing/count-waiting.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { freshPhone, Parent, signUpForm } from '#server/testing/parent.ts';
import { deliveryOf, messageOf, reasonOf } from '#server/testing/read-reply.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { savePassword } from '../store.ts';

const MINUTE = 60_000;
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway });
});
afterAll(() => site.close());

const parent = (phone?: string) => new Parent(site, gateway, phone);

describe('signing up', () => {
  it('goes by code, details, and is signed in', async () => {
    const asha = parent();
    const sent = await asha.post('send-otp', { phone: `+91 ${asha.phone}` });
    expect(sent.json()).toEqual({
      message: 'OTP sent on WhatsApp successfully',
      delivery: expect.any(String),
    });
    const otp = await gateway.codeTo(asha.phone);
    expect(otp).toMatch(/^[0-9]{6}$/);
    expect((await asha.post('verify-otp', { phone: asha.phone, otp })).statusCode).toBe(200);

    const response = await asha.post('signup', { phone: asha.phone, ...signUpForm });
    const { token, expiresIn, ...rest } = signUp.response.parse(response.json());
    expect(rest).toEqual({
      message: 'Signed up successfully',
      id: expect.any(String),
      phone: asha.phone,
      username: 'Asha Rao',
      childsName: 'Meera',
      standard: 'a-4th',
      role: 'user',
    });
    expect(expiresIn).toBe(900);
    asha.token = token;
    asha.id = rest.id;
    expect((await asha.validate()).json()).toEqual({
      id: rest.id,
      phone: asha.phone,
      username: 'Asha Rao',
      childsName: 'Meera',
      standard: 'a-4th',
      role: 'user',
      needsConsent: false,
      endsAt: null,
    });
  });

  it('needs a phone that was proved on this device, not long ago', async () => {
    const asha = parent();
    const form = { phone: asha.phone, ...signUpForm };
    expect(reasonOf(await asha.post('signup', form))).toBe('phone-not-verified');
    await asha.provePhone();
    expect(reasonOf(await parent(asha.phone).post('signup', form))).toBe('phone-not-verified');
    expect(reasonOf(await asha.post('signup', { ...form, phone: freshPhone() }))).toBe(
      'phone-not-verified',
    );
    clock.advance(15 * MINUTE);
    const late = await asha.post('signup', form);
    expect([late.statusCode, reasonOf(late)]).toEqual([403, 'phone-not-verified']);
  });

  it('reveals that a phone has an account only to the person who proves it', async () => {
    const asha = await parent().signUp();
    clock.advance(MINUTE);
    const again = parent(asha.phone);
    const delivery = deliveryOf(await again.post('send-otp', { phone: asha.phone }));
    const otp = await gateway.codeTo(asha.phone);
    const guess = { phone: asha.phone, otp: otp === '000000' ? '111111' : '000000' };
    expect(reasonOf(await again.post('verify-otp', guess))).toBe('otp-wrong');
    const proved = await again.post('verify-otp', { phone: asha.phone, otp });
    expect([proved.statusCode, reasonOf(proved)]).toEqual([409, 'phone-taken']);
    const used = await again.post('verify-otp', { phone: asha.phone, otp, delivery });
    expect(reasonOf(used)).toBe('otp-expired');
  });

  it('uses the proof of a phone up: it makes no second account', async () => {
    const asha = parent();
    await asha.provePhone();
    const kept = new Map(asha.cookies);
    const form = { phone: asha.phone, ...signUpForm };
    expect((await asha.post('signup', form)).statusCode).toBe(200);
    await site.services.accounts.deleteByPhone(asha.phone);
    const again = parent(asha.phone);
    again.cookies = kept;
    const refused = await again.post('signup', form);
    expect([refused.statusCode, reasonOf(refused)]).toEqual([403, 'phone-not-verified']);
    clock.advance(MINUTE);
    await again.provePhone();
    expect((await again.post('signup', form)).statusCode).toBe(200);
  });

  it('of one phone twice at once makes one account', async () => {
    const first = parent();
    await first.provePhone();
    const second = parent(first.phone);
    second.cookies = new Map(first.cookies);
    const form = { phone: first.phone, ...signUpForm };
    const answers = await Promise.all([first.post('signup', form), second.post('signup', form)]);
    expect(answers.map((a) => [a.statusCode, messageOf(a)]).sort()).toEqual([
      [200, 'Signed up successfully'],
      [409, 'This number already has an account, please log in'],
    ]);
  });
});

describe('a code', () => {
  it('opens once', async () => {
    const asha = await parent().signUp();
    const delivery = deliveryOf(await asha.post('logino', { phone: asha.phone }));
    const otp = await gateway.codeTo(asha.phone);
    const first = await asha.elsewhere().post('vlogin', { phone: asha.phone, otp });
    expect(messageOf(first)).toBe('verified');
    const again = await asha.elsewhere().post('vlogin', { phone: asha.phone, otp, delivery });
    expect([again.statusCode, reasonOf(again)]).toEqual([400, 'otp-expired']);
  });

  it('opens for one of many who try it at the same moment', async () => {
    const asha = await parent().signUp();
    await asha.post('logino', { phone: asha.phone });
    const otp = await gateway.codeTo(asha.phone);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => asha.elsewhere().post('vlogin', { phone: asha.phone, otp })),
    );
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1);
  });

  it('is over after ten minutes', async () => {
    const asha = await parent().signUp();
    const delivery = deliveryOf(await asha.post('logino', { phone: asha.phone }));
    const otp = await gateway.codeTo(asha.phone);
    clock.advance(10 * MINUTE);
    const late = await asha.post('vlogin', { phone: asha.phone, otp, delivery });
    expect(reasonOf(late)).toBe('otp-expired');
  });

  it('is replaced by a newer one', async () => {
    const { phone } = await parent().signUp();
    await parent().post('logino', { phone });
    const older = await gateway.codeTo(phone);
    clock.advance(MINUTE);
    await parent().post('logino', { phone });
    const newer = await gateway.codeTo(phone);
    if (older !== newer) {
      const refused = await parent().post('vlogin', { phone, otp: older });
      expect(reasonOf(refused)).toBe('otp-wrong');
    }
    expect((await parent().post('vlogin', { phone, otp: newer })).statusCode).toBe(200);
  });

  it('counts for what it was sent for only', async () => {
    const asha = await parent().signUp();
    clock.advance(MINUTE);
    await asha.post('delete-otp');
    const otp = await gateway.codeTo(asha.phone);
    expect((await asha.post('vlogin', { phone: asha.phone, otp })).statusCode).toBe(400);
    expect((await asha.post('verify-otp', { phone: asha.phone, otp })).statusCode).toBe(400);
    expect((await asha.post('delete', { otp })).statusCode).toBe(200);
  });

  it('is dead after five wrong tries, the right one included', async () => {
    const { phone } = await parent().signUp();
    const delivery = deliveryOf(await parent().post('logino', { phone }));
    const otp = await gateway.codeTo(phone);
    const wrong = otp === '000000' ? '000001' : '000000';
    const reasons = [];
    for (let i = 0; i < 5; i += 1)
      reasons.push(reasonOf(await parent().post('vlogin', { phone, otp: wrong, delivery })));
    expect(reasons).toEqual([...Array(4).fill('otp-wrong'), 'otp-tries-used']);
    const right = await parent().post('vlogin', { phone, otp, delivery });
    expect(reasonOf(right)).toBe('otp-tries-used');
  });

  it.each([
    ['verify-otp', 'send-otp'],
    ['vlogin', 'logino'],
  ])('%s tells a stranger nothing about whether a phone has had one', async (tried, sent) => {
    const [asked, unasked] = [freshPhone(), freshPhone()];
    await parent().post(sent, { phone: asked });
    const otp = await gateway.codeTo(asked);
    clock.advance(10 * MINUTE);
    const stranger = { otp, delivery: crypto.randomUUID() };
    for (const typed of [{ otp }, stranger]) {
      const [known, unknown] = [
        await parent().post(tried, { phone: asked, ...typed }),
        await parent().post(tried, { phone: unasked, ...typed }),
      ];
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      expect(reasonOf(known)).toBe('otp-wrong');
    }
  });
});

describe('logging in', () => {
  it('by code returns a token and the profile', async () => {
    const asha = await parent().signUp();
    const response = await asha.elsewhere().logInWithCode();
    const { message, entry } = logInWithOtp.response.parse(response.json());
    expect(message).toBe('verified');
    expect(entry).toEqual({
      id: asha.id,
      phone: asha.phone,
      username: 'Asha Rao',
      childsName: 'Meera',
      standard: 'a-4th',
      role: 'user',
    });
  });

  it('by password returns a token and the profile, with a cookie that no script reads', async () => {
    const asha = await parent().signUp();
    const response = await asha.elsewhere().logInWithPassword();
    expect(response.json()).toMatchObject({ message: 'verified', entry: { id: asha.id } });
    expect(response.cookies).toEqual(
      ['gully_session', 'gully_device'].map((name) =>
        expect.objectContaining({ name, httpOnly: true, sameSite: 'Strict', path: '/api/user' }),
      ),
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('does not reveal whether a phone has an account', async () => {
    const known = (await parent().signUp()).phone;
    const unknown = freshPhone();
    const wrong = { password: 'not this one' };
    const [a, b] = await Promise.all([
      parent().post('loginp', { phone: known, ...wrong }),
      parent().post('loginp', { phone: unknown, ...wrong }),
    ]);
    expect([a.statusCode, a.body]).toEqual([b.statusCode, b.body]);
    expect(messageOf(a)).toBe('Wrong phone number or password');

    const asked = await Promise.all(
      [known, unknown].map((phone) => parent().post('logino', { phone })),
    );
    expect(asked.map((r) => [r.statusCode, messageOf(r)])).toEqual(
      Array(2).fill([200, 'OTP sent on WhatsApp successfully']),
    );
    const tried = await Promise.all(
      [known, unknown].map((phone) => parent().post('vlogin', { phone, otp: 'wrong' })),
    );
    expect(tried[0]?.body).toBe(tried[1]?.body);
  });

  it('sends who holds a phone without an account to the sign-up', async () => {
    const response = await parent().logInWithCode();
    expect([response.statusCode, reasonOf(response)]).toEqual([404, 'no-account']);
  });
});

describe('GET /api/user/otp/:id', () => {
  it('returns the state of a code, and when the next one may be requested', async () => {
    const asha = parent();
    const delivery = deliveryOf(await asha.post('send-otp', { phone: asha.phone }));
    await gateway.codeTo(asha.phone);
    const state = async () => (await asha.get(`otp/${delivery}`)).json();
    expect(await state()).toMatchObject({ newCodeIn: 30 });
    clock.advance(30_000);
    expect(await state()).toMatchObject({ newCodeIn: 0 });
    expect((await asha.get(`otp/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await asha.get('otp/1')).statusCode).toBe(400);
  });

  it('says failed when WhatsApp refuses it', async () => {
    const asha = parent();
    gateway.replyTo(asha.phone, { ok: false, isFinal: true, reason: '400 131026' });
    const delivery = deliveryOf(await asha.post('send-otp', { phone: asha.phone }));
    await expect.poll(() => asha.deliveryState(delivery)).toBe('failed');
  });
});

describe.each([
  ['its password changes', (tx, id) => savePassword(tx, id, 'another')],
  ['its phone changes', (tx, id) => updateAccount(tx, id, { phone: '6000000001' })],
  ['the account is deleted', (tx, id) => deleteAccountRow(tx, id)],
] satisfies [string, (tx: Queryable, id: string) => Promise<void>][])(
  'a login by password while %s',
  (_what, change) => {
    it('is refused, and leaves no session behind', async () => {
      const asha = await parent().signUp();
      const login = await site.db.transaction(async (tx) => {
        await lockAccount(tx, asha.id);
        const answer = asha.elsewhere().logInWithPassword();
        await expect.poll(() => countWaiting(site.db)).toBe(1);
        await change(tx, asha.id);
        return { answer };
      });
      const response = await login.answer;
      expect([response.statusCode, reasonOf(response)]).toEqual([401, 'password-wrong']);
      const { rows } = await site.db.execute(
        sql`select 1 from session where account_id = ${asha.id} and code_proved_at is null`,
      );
      expect(rows).toEqual([]);
    });
  },
);

it('a login by code while the account is deleted is refused', async () => {
  const asha = await parent().signUp();
  const login = await site.db.transaction(async (tx) => {
    await lockAccount(tx, asha.id);
    const answer = asha.elsewhere().logInWithCode();
    await expect.poll(() => countWaiting(site.db)).toBe(1);
    await deleteAccountRow(tx, asha.id);
    return { answer };
  });
  const response = await login.answer;
  expect([response.statusCode, reasonOf(response)]).toEqual([404, 'no-account']);
});
