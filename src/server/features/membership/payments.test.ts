// What the provider's webhooks do: one real app, beside it a second on the same database, as two processes would be.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  captured,
  disputeEntity,
  paymentEntity,
  refundProcessed,
  sign,
  WEBHOOK_SECRET,
  webhook,
} from '#server/testing/fake-razorpay.ts';
import { freshPhone, signUpForm } from '#server/testing/parent.ts';
import {
  createPaymentSite,
  type PaymentSite,
  paymentsOf,
  postEvent,
  roleOf,
  type TestSite,
  type WebhookEvent,
  yearsOf,
} from '#server/testing/payment-site.ts';

let site: PaymentSite;
let beside: TestSite;

beforeAll(async () => {
  site = await createPaymentSite();
  beside = await site.openBeside();
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const post = (event: WebhookEvent, to: TestSite = site) => postEvent(to, event);
const signUp = () => site.parent().signUp();
const eventCount = async (paymentId: string) =>
  (
    await site.db.execute(
      sql`select count(*)::int as count from payment_event where payment_id = ${paymentId} and digest is not null`,
    )
  ).rows[0]?.count;

describe('the signature', () => {
  it('is the one that the official package expects', () => {
    const { payload } = captured(paymentEntity('9876543210'));
    expect(Razorpay.validateWebhookSignature(payload, sign(payload), WEBHOOK_SECRET)).toBe(true);
  });

  it.each<[string, (event: ReturnType<typeof captured>) => Record<string, string>]>([
    ['none', ({ headers: { 'x-razorpay-signature': _, ...rest } }) => rest],
    ['an empty one', ({ headers }) => ({ ...headers, 'x-razorpay-signature': '' })],
    [
      'another secret',
      ({ headers, payload }) => ({ ...headers, 'x-razorpay-signature': sign(payload, 'x') }),
    ],
    [
      'another body',
      ({ headers, payload }) => ({ ...headers, 'x-razorpay-signature': sign(`${payload} `) }),
    ],
    [
      'more than one',
      ({ headers }) => ({
        ...headers,
        'x-razorpay-signature': `${headers['x-razorpay-signature']}, x`,
      }),
    ],
  ])('%s: 401, and nothing is kept', async (_name, headersOf) => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    const event = captured(payment);
    const response = await post({ ...event, headers: headersOf(event) });
    expect(response.statusCode).toBe(401);
    expect(await eventCount(payment.id)).toBe(0);
    expect(await roleOf(parent)).toBe('user');
  });

  it('is one of the very bytes, not of the text that they are read as', async () => {
    const payload = Buffer.from([...Buffer.from('{"event":"'), 0xff, ...Buffer.from('"}')]);
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(payload.toString()),
    };
    const url = '/api/membership/webhook';
    const forged = await site.app.inject({ method: 'POST', url, payload, headers });
    expect(forged.statusCode).toBe(401);
  });

  it('is checked before the size of what is no event: 5 MB are refused with 413', async () => {
    const payload = 'x'.repeat(5 * 1024 * 1024);
    const { headers } = captured(paymentEntity(freshPhone()));
    expect(
      (await post({ payload, headers: { ...headers, 'x-razorpay-signature': sign(payload) } }))
        .statusCode,
    ).toBe(413);
  });
});

describe('a payment', () => {
  it('makes a member at the next request, here and in another process', async () => {
    const parent = await signUp();
    const there = site.parent(parent.phone, beside);
    Object.assign(there, { token: parent.token, id: parent.id });
    expect([await roleOf(parent), await roleOf(there)]).toEqual(['user', 'user']);
    const payment = paymentEntity(parent.phone);
    const response = await post(captured(payment));
    expect(response.json()).toEqual({ received: 1 });
    expect(await roleOf(parent)).toBe('member');
    await expect.poll(() => roleOf(there)).toBe('member');
    expect(await paymentsOf(parent)).toMatchObject([
      {
        id: payment.id,
        state: 'paid',
        amount: 399,
        currency: 'INR',
        refunded: 0,
        cancellation: null,
      },
    ]);
    expect(await yearsOf(parent, payment.created_at)).toBe(1);
  });

  it('reported twice, at once in two processes, and under another id, counts once', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    const event = captured(payment);
    const replies = await Promise.all([
      post(event),
      post(event, beside),
      post(event),
      post(event, beside),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(replies.map((reply) => reply.json().received).sort()).toEqual([0, 0, 0, 1]);
    const replayed = {
      ...event,
      headers: { ...event.headers, 'x-razorpay-event-id': 'evt_madeup' },
    };
    expect((await post(replayed)).json()).toEqual({ received: 0 });
    expect(await eventCount(payment.id)).toBe(1);
    expect(await yearsOf(parent, payment.created_at)).toBe(1);
  });

  it('two payments at once in two processes give two years', async () => {
    const parent = await signUp();
    const [first, second] = [paymentEntity(parent.phone), paymentEntity(parent.phone)];
    await Promise.all([post(captured(first)), post(captured(second), beside)]);
    expect(await yearsOf(parent, first.created_at)).toBe(2);
  });

  it('for a phone without account waits, and counts at sign-up', async () => {
    const parent = site.parent();
    const payment = paymentEntity(parent.phone);
    await post(captured(payment));
    await parent.signUp();
    expect(await roleOf(parent)).toBe('member');
    expect(await paymentsOf(parent)).toHaveLength(1);
  });

  it('that arrives while its phone signs up is not lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parent = site.parent();
      await parent.provePhone();
      const [reply] = await Promise.all([
        parent.post('signup', { phone: parent.phone, ...signUpForm }),
        post(captured(paymentEntity(parent.phone)), beside),
      ]);
      Object.assign(parent, reply.json());
      expect(await roleOf(parent)).toBe('member');
    }
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
    ['nothing', { amount: 0 }],
  ])('of %s makes nobody a member, and is shown', async (_name, changes) => {
    const parent = await signUp();
    await post(captured(paymentEntity(parent.phone, changes)));
    expect(await roleOf(parent)).toBe('user');
    expect((await paymentsOf(parent))[0]?.state).toBe('not-accepted');
  });

  it('that failed takes nothing and gives nothing; captured later, it counts', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone, { status: 'failed' });
    await post(webhook('payment.failed', { payment }));
    expect((await paymentsOf(parent))[0]?.state).toBe('failed');
    await post(captured({ ...payment, status: 'captured' }));
    expect(await roleOf(parent)).toBe('member');
  });

  it('without a phone that can be read is kept for the operator', async () => {
    const payment = paymentEntity('', { contact: '+1 555', notes: [] });
    expect((await post(captured(payment))).statusCode).toBe(200);
    expect(await eventCount(payment.id)).toBe(1);
  });
});

describe('a refund or chargeback', () => {
  it('in full takes the membership back, a partial one does not', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await post(captured(payment));
    await post(refundProcessed(payment, { id: 'rfnd_half1', amount: 20_000 }));
    expect(await roleOf(parent)).toBe('member');
    expect((await paymentsOf(parent))[0]).toMatchObject({
      state: 'partly-refunded',
      refunded: 200,
    });
    await post(refundProcessed(payment, { id: 'rfnd_half2', amount: 19_900 }), beside);
    await expect.poll(() => roleOf(parent)).toBe('user');
    expect((await paymentsOf(parent))[0]).toMatchObject({ state: 'refunded', refunded: 399 });
  });

  it('that overtakes its payment ends the same', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await post(refundProcessed(payment));
    await post(captured(payment));
    expect(await roleOf(parent)).toBe('user');
  });

  it('at the same time as its payment, in two processes, ends the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parent = await signUp();
      const payment = paymentEntity(parent.phone);
      await Promise.all([post(captured(payment)), post(refundProcessed(payment), beside)]);
      await expect.poll(() => roleOf(parent)).toBe('user');
      expect((await paymentsOf(parent))[0]?.state).toBe('refunded');
    }
  });

  it('a lost dispute ends the membership, winning it later brings it back', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await post(captured(payment));
    const at = payment.created_at;
    const report = (status: string, seconds: number) =>
      post(
        webhook(
          `payment.dispute.${status}`,
          { payment, dispute: disputeEntity(payment, status) },
          { at: at + seconds },
        ),
      );
    await report('open', 10);
    expect(await roleOf(parent)).toBe('member');
    await report('lost', 20);
    expect(await roleOf(parent)).toBe('user');
    await report('won', 30);
    expect(await roleOf(parent)).toBe('member');
    await report('lost', 25);
    expect(await roleOf(parent)).toBe('member');
  });
});

describe('an event', () => {
  it('of an unknown type is taken and kept', async () => {
    const id = `evt_${randomUUID()}`;
    const event = webhook('subscription.charged', { subscription: { id: 'sub_1' } }, { id });
    expect((await post(event)).statusCode).toBe(200);
    const { rows } = await site.db.execute(sql`select type from payment_event where id = ${id}`);
    expect(rows).toEqual([{ type: 'subscription.charged' }]);
  });

  it.each([
    ['no JSON', '{"event":'],
    ['another shape', '{"hello":"world"}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('%s is refused with 400', async (_name, payload) => {
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign(payload) };
    expect((await post({ payload, headers })).statusCode).toBe(400);
  });

  it('with what no table keeps is kept without it', async () => {
    const nested = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    for (const odd of ['"\\ud800"', '"\\u0000"', nested]) {
      const parent = await signUp();
      const payment = paymentEntity(parent.phone);
      const { payload } = captured(payment);
      const broken = payload.replace('"method":"upi"', `"method":${odd}`);
      const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign(broken) };
      const response = await post({ payload: broken, headers });
      expect([response.statusCode, response.json()]).toEqual([200, { received: 1 }]);
      expect(await roleOf(parent)).toBe('member');
    }
  });

  it.each([
    ['a payment of the year 9999', { created_at: 253_402_300_000 }],
    ['a payment of tomorrow', { created_at: Math.floor(Date.now() / 1000) + 86_400 }],
    ['half a character as its id', { id: 'pay_\ud800' }],
  ])('%s is refused or changes nothing', async (_name, changes) => {
    const parent = await signUp();
    const response = await post(captured(paymentEntity(parent.phone, changes)));
    expect(response.statusCode).toBeLessThan(500);
    expect(await roleOf(parent)).toBe('user');
  });

  it('from the future is refused; one of long ago is kept and changes nothing', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    const now = Math.floor(Date.now() / 1000);
    expect((await post(captured(payment, { at: now + 3_600 }))).statusCode).toBe(400);
    expect((await post(captured(payment, { at: now - 40 * 86_400 }))).statusCode).toBe(200);
    expect(await roleOf(parent)).toBe('user');
  });

  it('leaves no name, address or account of the payer in the database', async () => {
    const phone = freshPhone();
    const payment = paymentEntity(phone);
    await post(captured(payment));
    const { rows } = await site.db.execute(
      sql`select e::text as event, p::text as payment from payment_event e join payment p on p.id = e.payment_id where p.id = ${payment.id}`,
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain(payment.id);
    for (const trace of [phone, 'asha', 'Asha', 'Meera', '4242', 'okbank']) {
      expect(kept).not.toContain(trace);
    }
  });
});

describe('a deleted account', () => {
  it('takes the membership with it; the ledger keeps the payment without a link', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await post(captured(payment));
    expect((await parent.everything()).payments).toMatchObject([
      { id: payment.id, state: 'paid', amount: 399 },
    ]);
    await site.services.accounts.deleteByPhone(parent.phone);
    const again = await site.parent(parent.phone).signUp();
    expect(await roleOf(again)).toBe('user');
    expect(await paymentsOf(again)).toEqual([]);
    expect(await eventCount(payment.id)).toBe(1);
    // A late event of that payment does not link it again.
    await post(captured(payment));
    expect(await paymentsOf(again)).toEqual([]);
  });
});
