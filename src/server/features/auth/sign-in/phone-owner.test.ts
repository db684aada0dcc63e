import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '#contract/auth.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import {
  captured,
  type FakeRazorpay,
  paymentEntity,
  startFakeRazorpay,
} from '#server/testing/fake-razorpay.ts';
import { consent, freshPhone, Parent } from '#server/testing/parent.ts';
import { deliveryOf, reasonOf } from '#server/testing/read-reply.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = createFakeClock();
const gateway = createTestGateway();
let razorpay: FakeRazorpay;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  razorpay = await startFakeRazorpay();
  const config = { razorpay: razorpay.settings };
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT, config });
});
afterAll(async () => {
  await site.close();
  await razorpay.close();
});

const parent = (phone?: string) => new Parent(site, gateway, phone);

/** A year by a payment made with this number. */
async function pay(phone: string): Promise<void> {
  const at = clock.now().getTime() / 1000;
  const event = captured(paymentEntity(phone, { created_at: at }), { at });
  const url = '/api/membership/webhook';
  expect((await site.app.inject({ method: 'POST', url, ...event })).statusCode).toBe(200);
}

describe('an account that nobody used for a year', () => {
  async function unusedFor(days: number) {
    const asha = await parent().signUp({ childsName: 'Meera Nair' });
    await pay(asha.phone);
    await site.services.membership.grantYear(asha.phone);
    clock.advance(days * DAY);
    return asha;
  }

  it('opens by a code alone until then', async () => {
    const asha = await unusedFor(364);
    expect((await asha.elsewhere().logInWithCode()).statusCode).toBe(200);
    // It has been used now, so another year has to pass.
    clock.advance(364 * DAY);
    expect((await asha.elsewhere().logInWithCode()).statusCode).toBe(200);
  });

  it("hides the child from a new owner of the number, and opens with the child's name", async () => {
    const asha = await unusedFor(366);
    const device = asha.elsewhere();
    const refused = await device.logInWithCode();
    expect([refused.statusCode, reasonOf(refused)]).toEqual([403, 'owner-unsure']);
    expect(refused.body).not.toMatch(/Meera|Nair|Asha|member/);
    const wrong = await device.post('owner', { phone: asha.phone, childsName: 'Tara' });
    expect(reasonOf(wrong)).toBe('child-wrong');
    const right = await device.post('owner', { phone: asha.phone, childsName: 'meera' });
    expect(right.json()).toMatchObject({ message: 'verified', entry: { id: asha.id } });
    // It has been used now.
    clock.advance(MINUTE);
    expect((await asha.elsewhere().logInWithCode()).statusCode).toBe(200);
  });

  it('opens with the password', async () => {
    const asha = await unusedFor(366);
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
  });

  it('takes five wrong names a day', async () => {
    const asha = await unusedFor(366);
    const device = asha.elsewhere();
    await device.logInWithCode();
    const name = (childsName: string) => device.post('owner', { phone: asha.phone, childsName });
    for (const wrong of ['Aarav', 'Diya', 'Ishaan', 'Saanvi', 'Vihaan']) await name(wrong);
    expect(reasonOf(await name('Meera'))).toBe('too-many-names');
    clock.advance(DAY + MINUTE);
    await device.logInWithCode();
    expect((await name('Meera')).statusCode).toBe(200);
  });

  it('can be asked for only on the device that got the code, and only soon', async () => {
    const asha = await unusedFor(366);
    const device = asha.elsewhere();
    await device.logInWithCode();
    const name = { phone: asha.phone, childsName: 'Meera' };
    for (const path of ['owner', 'not-mine']) {
      const body = path === 'owner' ? name : { phone: asha.phone };
      expect(reasonOf(await parent(asha.phone).post(path, body))).toBe('phone-not-verified');
    }
    clock.advance(15 * MINUTE);
    expect(reasonOf(await device.post('owner', name))).toBe('phone-not-verified');
  });

  it('lets go of a number that is somebody else’s by now, who gets neither data nor membership', async () => {
    const asha = await unusedFor(366);
    const stranger = parent(asha.phone);
    await stranger.logInWithCode();
    expect((await stranger.post('not-mine', { phone: asha.phone })).statusCode).toBe(200);
    // The proof of the number serves for a sign-up at once.
    const signedUp = await stranger.post('signup', {
      phone: asha.phone,
      username: 'Vikram',
      childsName: 'Arjun',
      standard: 'a-5th',
      password: 'papaya tree',
      consent,
    });
    expect(signedUp.json()).toMatchObject({ childsName: 'Arjun', role: 'user' });
    expect(signUp.response.parse(signedUp.json()).id).not.toBe(asha.id);
    Object.assign(stranger, signedUp.json());
    const exported = await stranger.get('export');
    expect(exported.json()).toMatchObject({ membership: [], payments: [], quizResults: [] });
    expect(exported.body).not.toMatch(/Meera|Nair|Asha Rao/);
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(401);
    expect((await stranger.elsewhere().logInWithPassword('papaya tree')).statusCode).toBe(200);

    // The family asks for its account, from another number.
    const phone = freshPhone();
    const { accounts } = site.services;
    expect(await accounts.attachAgain(asha.phone, stranger.phone)).toBe('phone-taken');
    expect(await accounts.attachAgain(asha.phone, phone)).toBe('attached');
    expect(await accounts.attachAgain(asha.phone, freshPhone())).toBe('not-detached');
    const found = parent(phone);
    const back = await found.logInWithPassword();
    const family = { id: asha.id, phone, childsName: 'Meera Nair', role: 'member' };
    expect(back.json()).toMatchObject({ entry: family });
    expect((await found.everything()).payments).toHaveLength(1);
  });

  it('cannot be taken from a family that is using it', async () => {
    const asha = await unusedFor(366);
    const device = asha.elsewhere();
    await device.logInWithCode();
    await asha.elsewhere().logInWithPassword();
    expect(reasonOf(await device.post('not-mine', { phone: asha.phone }))).toBe('no-account');
    const stranger = parent(asha.phone);
    await stranger.provePhone().catch(() => undefined);
    expect(reasonOf(await stranger.post('not-mine', { phone: asha.phone }))).toBe(
      'phone-not-verified',
    );
  });
});

describe('another number', () => {
  async function sendCode(asha: Parent, phone?: string) {
    const sent = await asha.post('phone-otp', phone === undefined ? {} : { phone });
    expect(sent.statusCode).toBe(200);
    const delivery = deliveryOf(sent);
    return { otp: await gateway.codeTo(phone ?? asha.phone), delivery };
  }

  async function signedInLongAgo() {
    const asha = await parent().signUp();
    clock.advance(20 * MINUTE);
    await asha.refresh();
    return asha;
  }

  it('needs a code to the old and to the new one, and logs other devices out', async () => {
    const asha = await signedInLongAgo();
    await pay(asha.phone);
    const other = asha.elsewhere();
    await other.logInWithPassword();
    const phone = freshPhone();
    expect(reasonOf(await asha.post('phone-otp', { phone }))).toBe('phone-not-verified');
    expect((await asha.post('prove-phone', await sendCode(asha))).statusCode).toBe(200);
    const code = await sendCode(asha, phone);
    expect((await asha.post('phone', { phone, ...code })).statusCode).toBe(200);

    expect(await asha.account()).toMatchObject({ id: asha.id, phone });
    expect((await other.validate()).statusCode).toBe(401);
    expect((await parent(phone).logInWithPassword()).json()).toMatchObject({
      entry: { id: asha.id },
    });
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(401);
    // The payment came along.
    expect((await asha.profile()).role).toBe('member');
    expect((await asha.everything()).payments).toHaveLength(1);
    // Nothing is kept under the old number, which is free again, but the message that told it so.
    const kept = await site.services.accounts.exportByPhone(asha.phone);
    expect(Object.entries(kept ?? {}).filter(([, records]) => records.length > 0)).toEqual([
      ['messages', [expect.objectContaining({ kind: 'notice' })]],
    ]);
    const next = await parent(asha.phone).signUp();
    expect((await next.profile()).role).toBe('user');
  });

  it('brings what was paid with it before', async () => {
    const asha = await parent().signUp();
    const phone = freshPhone();
    await pay(phone);
    const code = await sendCode(asha, phone);
    expect((await asha.post('phone', { phone, ...code })).statusCode).toBe(200);
    expect((await asha.profile()).role).toBe('member');
    // Anybody may have paid for that number: it proves no guardian.
    expect((await asha.account()).guardianProofs).toMatchObject([{ kind: 'code' }]);
  });

  it('is not taken with a wrong code, a code for something else, or no proof of the old one', async () => {
    const asha = await signedInLongAgo();
    const phone = freshPhone();
    const { otp } = await sendCode(asha);
    const wrong = otp === '111111' ? '222222' : '111111';
    expect(reasonOf(await asha.post('prove-phone', { otp: wrong }))).toBe('otp-wrong');
    expect(reasonOf(await asha.post('phone', { phone, otp }))).toBe('phone-not-verified');
    expect((await asha.post('prove-phone', { otp })).statusCode).toBe(200);
    expect(reasonOf(await asha.post('phone', { phone, otp }))).toBe('otp-wrong');
    expect((await asha.account()).phone).toBe(asha.phone);
  });

  it('that has an account is refused, once the code shows that it is the caller’s', async () => {
    const meera = await parent().signUp();
    clock.advance(MINUTE);
    const asha = await parent().signUp();
    const code = await sendCode(asha, meera.phone);
    expect(reasonOf(await asha.post('phone', { phone: meera.phone, ...code }))).toBe('phone-taken');
    expect(reasonOf(await asha.post('phone-otp', { phone: asha.phone }))).toBe('phone-taken');
    expect((await asha.account()).phone).toBe(asha.phone);
    expect((await meera.account()).phone).toBe(meera.phone);
  });
});

it("the parent's name can be corrected", async () => {
  const asha = await parent().signUp();
  const changed = await asha.call('PATCH', '/api/user/account', { username: ' Asha Devi ' });
  expect(changed.json()).toMatchObject({ username: 'Asha Devi', childsName: 'Meera' });
});
