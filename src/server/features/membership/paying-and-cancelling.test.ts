// What a family does around its payments: the payment pages, coupons, cancelling.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelMembership, listPayments, startPayment } from '#contract/membership.ts';
import {
  captured,
  paymentEntity,
  refundProcessed,
  webhook,
} from '#server/testing/fake-razorpay.ts';
import type { Parent } from '#server/testing/parent.ts';
import {
  createPaymentSite,
  type PaymentSite,
  paymentsOf,
  postEvent,
  roleOf,
  type WebhookEvent,
  yearsOf,
} from '#server/testing/payment-site.ts';
import { refusalOf } from '#server/testing/read-reply.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await createPaymentSite();
});
afterAll(() => site.close());

const post = (event: WebhookEvent) => postEvent(site, event);
const signUp = () => site.parent().signUp();

/** The address of a payment page, as a session of this parent gets it. */
async function checkout(who: Parent): Promise<URL> {
  const reply = startPayment.response.parse(
    (await who.call('GET', '/api/membership/checkout')).json(),
  );
  return new URL(reply.paymentUrl);
}
const applyCoupon = (who: Parent, code: string) =>
  who.call('POST', '/api/membership/coupon', { code });

it('the payment pages of the settings are opened with the phone', async () => {
  const parent = await signUp();
  expect((await checkout(parent)).href).toMatch(
    new RegExp(`^https://pages.razorpay.test/standard\\?phone=${parent.phone}&checkout=`),
  );
  const coupon = (await applyCoupon(parent, 'anymango')).json();
  expect(coupon).toMatchObject({
    paymentUrl: expect.stringContaining(
      `https://pages.razorpay.test/coupon?from=site&phone=${parent.phone}&checkout=`,
    ),
  });
});

describe('the proof of a guardian', () => {
  const proofsAfter = async (who: Parent, notes: object) => {
    await post(captured(paymentEntity(who.phone, { notes: { phone: who.phone, ...notes } })));
    expect(await roleOf(who)).toBe('member');
    return (await who.account()).guardianProofs.map(({ kind }) => kind);
  };

  it('is a payment whose page a session of the account opened', async () => {
    const parent = await signUp();
    const reference = (await checkout(parent)).searchParams.get('checkout');
    expect(await proofsAfter(parent, { checkout: reference })).toEqual(['code', 'payment']);
  });

  it('is no payment of a stranger for the phone, with or without a reference of their own', async () => {
    const stranger = await signUp();
    const theirs = (await checkout(stranger)).searchParams.get('checkout');
    expect(await proofsAfter(await signUp(), {})).toEqual(['code']);
    expect(await proofsAfter(await signUp(), { checkout: theirs })).toEqual(['code']);
  });
});

describe('the coupon price', () => {
  const atCouponPrice = (who: Parent, changes: object = {}) =>
    paymentEntity(who.phone, { amount: 29_900, ...changes });
  const stateOf = async (who: Parent) => (await paymentsOf(who))[0]?.state;
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  it('without a coupon is held, until the operator lets it count', async () => {
    const parent = await signUp();
    const payment = atCouponPrice(parent);
    await post(captured(payment));
    expect([await roleOf(parent), await stateOf(parent)]).toEqual(['user', 'held']);
    const { desk } = site.services.membership;
    expect((await desk.listOpen()).map(({ id }) => id)).toContain(payment.id);
    await desk.accept(payment.id, { operator: 'test', isDryRun: true });
    expect(await stateOf(parent)).toBe('held');
    await desk.accept(payment.id, { operator: 'test', isDryRun: false });
    expect(await stateOf(parent)).toBe('paid');
    await expect.poll(() => roleOf(parent)).toBe('member');
  });

  it("counts neither by another family's coupon, nor for a payment before it was applied", async () => {
    const [parent, other] = [await signUp(), await signUp()];
    await applyCoupon(other, 'anymango');
    await post(captured(atCouponPrice(parent)));
    expect(await stateOf(parent)).toBe('held');
    const early = await signUp();
    await applyCoupon(early, 'anymango');
    await post(captured(atCouponPrice(early, { created_at: secondsAgo(3_600) })));
    expect(await stateOf(early)).toBe('held');
  });

  it('counts once for each coupon, and not more than a day after it was applied', async () => {
    const parent = await signUp();
    await applyCoupon(parent, 'anymango');
    await applyCoupon(parent, 'anymango');
    await post(captured(atCouponPrice(parent)));
    await post(captured(atCouponPrice(parent)));
    expect((await paymentsOf(parent)).map(({ state }) => state).sort()).toEqual(['held', 'paid']);

    const late = await signUp();
    await applyCoupon(late, 'anymango');
    await site.db.execute(
      sql`update coupon_use set at = now() - interval '25 hours' where payment_id is null`,
    );
    await post(captured(atCouponPrice(late)));
    expect(await stateOf(late)).toBe('held');
  });

  it('is applied by a code as it was given out; the reply says what is wrong with another', async () => {
    const parent = await signUp();
    const reasonFor = async (code: string) => {
      const { details, message } = refusalOf(await applyCoupon(parent, code));
      return [details.reason, message];
    };
    expect(await reasonFor('  ')).toEqual(['coupon-missing', 'Please enter a coupon code']);
    expect(await reasonFor('EXACT-MANGO')).toEqual([
      'coupon-case',
      'Invalid Coupon: please check the capital and small letters',
    ]);
    expect(await reasonFor('papaya')).toEqual(['coupon-invalid', 'Invalid Coupon']);
  });

  it('is in the export with the coupon that was used', async () => {
    const parent = await signUp();
    await applyCoupon(parent, 'anymango');
    const payment = atCouponPrice(parent);
    await post(captured(payment));
    expect((await parent.everything()).coupons).toMatchObject([
      { code: expect.stringMatching(/anymango/i), paymentId: payment.id },
    ]);
  });
});

/** The templates of the notices to this phone, with their parameters. */
const noticesTo = (phone: string) =>
  site.gateway.sent.flatMap(({ content, phone: to }) =>
    to === phone && content.kind === 'notice' ? [[content.template, ...content.parameters]] : [],
  );
const templatesTo = (phone: string) => noticesTo(phone).map(([template]) => template);

describe('paying twice', () => {
  const payTwice = async () => {
    const parent = await signUp();
    const [first, second] = [paymentEntity(parent.phone), paymentEntity(parent.phone)];
    for (const payment of [first, second]) await post(captured(payment));
    const asked = (await paymentsOf(parent)).filter(({ isPaidTwice }) => isPaidTwice);
    return { parent, ids: [first.id, second.id], asked };
  };
  const decide = (who: Parent, path: string, paymentId: string) =>
    who.call('POST', `/api/membership/${path}`, { paymentId });

  it('is noticed: the parent is told and asked, and the operator sees it', async () => {
    const { parent, ids, asked } = await payTwice();
    expect(asked).toHaveLength(1);
    expect(ids).toContain(asked[0]?.id);
    await expect.poll(() => templatesTo(parent.phone)).toContain('membership_paid_twice');
    const open = await site.services.membership.desk.listOpen();
    expect(open).toContainEqual(expect.objectContaining({ id: asked[0]?.id, isPaidTwice: true }));
  });

  it('ends with a second year, or with one payment given back', async () => {
    const { parent, asked } = await payTwice();
    const id = asked[0]?.id ?? '';
    expect((await decide(parent, 'second-year', id)).json()).toMatchObject({ isPaidTwice: false });
    expect(await yearsOf(parent, Date.now() / 1000)).toBe(2);

    const other = await payTwice();
    const theirs = other.asked[0]?.id ?? '';
    expect(refusalOf(await decide(parent, 'second-year', theirs)).details.reason).toBe(
      'payment-unknown',
    );
    expect((await decide(other.parent, 'cancel', theirs)).json()).toMatchObject({
      isPaidTwice: false,
      cancellation: { requestedAt: expect.any(String) },
    });
    const first = other.ids.find((one) => one !== theirs) ?? '';
    const refused = await decide(other.parent, 'second-year', first);
    expect(refusalOf(refused).details.reason).toBe('not-paid-twice');
  });
});

it('a coupon with a limit is used up by payments, not by being typed', async () => {
  const use = async (who: Parent) =>
    (await who.call('POST', '/api/membership/coupon', { code: 'Exact-Mango' })).statusCode;
  for (let count = 0; count < 3; count += 1) {
    const parent = await signUp();
    expect(await use(parent)).toBe(200);
    expect(await use(parent)).toBe(200);
    await post(captured(paymentEntity(parent.phone, { amount: 29_900 })));
  }
  expect(await use(await signUp())).toBe(409);
});

it('a coupon that is typed on many devices at once counts once', async () => {
  const parent = await signUp();
  const use = () => parent.call('POST', '/api/membership/coupon', { code: 'anymango' });
  const typed = await Promise.all(Array.from({ length: 8 }, use));
  expect(typed.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  await post(captured(paymentEntity(parent.phone, { amount: 29_900 })));
  expect(await roleOf(parent)).toBe('member');
});

describe('cancelling', () => {
  const cancel = (who: Parent, paymentId: string) =>
    who.call('POST', '/api/membership/cancel', { paymentId });

  it('refuses an id that no database takes', async () => {
    const parent = await site.parent().signUp();
    expect((await cancel(parent, 'pay_\0')).statusCode).toBe(400);
  });

  it('records the wish once; the membership stays until the refund', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await post(captured(payment));
    // The receipt, which the reply names, comes a moment after the payment.
    await site.services.membership.receipts.issueDue();
    const first = (await cancel(parent, payment.id)).json();
    const { cancellation } = cancelMembership.response.parse(first);
    const { requestedAt = '', processedFrom = '' } = cancellation ?? {};
    expect(Date.parse(processedFrom) - Date.parse(requestedAt)).toBe(10 * 86_400_000);
    expect((await cancel(parent, payment.id)).json()).toEqual(first);
    expect(await roleOf(parent)).toBe('member');
    await post(refundProcessed(payment));
    expect(await roleOf(parent)).toBe('user');
  });

  it('says until when everything stays open, can be undone until the money goes back, and is told', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await post(captured(payment));
    const openUntil = async () => {
      const reply = await parent.call('GET', '/api/membership/payments');
      return listPayments.response.parse(reply.json()).openUntil;
    };
    const undo = () =>
      parent.call('POST', '/api/membership/cancel/undo', { paymentId: payment.id });
    expect(await openUntil()).toBeNull();
    expect(refusalOf(await undo()).details.reason).toBe('cancellation-none');
    const { cancellation } = cancelMembership.response.parse(
      (await cancel(parent, payment.id)).json(),
    );
    expect(await openUntil()).toBe(cancellation?.processedFrom);
    expect(cancellation?.undoableUntil).toBe(cancellation?.processedFrom);
    await expect.poll(() => templatesTo(parent.phone)).toContain('membership_cancelled');

    expect((await undo()).json()).toMatchObject({ cancellation: null, state: 'paid' });
    expect(await openUntil()).toBeNull();
    expect((await cancel(parent, payment.id)).statusCode).toBe(200);
    await post(refundProcessed(payment));
    expect(refusalOf(await undo()).details.reason).toBe('cancellation-processed');
    await expect
      .poll(() => noticesTo(parent.phone))
      .toContainEqual(['membership_refunded', '₹399']);
  });

  it('follows from deleting the account or withdrawing the consent', async () => {
    const [deleted, withdrawn] = [await signUp(), await signUp()];
    const [a, b] = [paymentEntity(deleted.phone), paymentEntity(withdrawn.phone)];
    for (const payment of [a, b]) await post(captured(payment));
    await site.services.accounts.deleteByPhone(deleted.phone);
    await withdrawn.post('consent/withdraw');
    for (const { id } of [a, b]) {
      const { payment } = await site.services.membership.desk.show(id);
      expect(payment).toMatchObject({ id, cancellationRequestedAt: expect.any(Date) });
    }
  });

  it('is refused after 30 days, for what was not paid, and for what is not yours', async () => {
    const parent = await signUp();
    const old = paymentEntity(parent.phone, {
      created_at: Math.floor(Date.now() / 1000) - 31 * 86_400,
    });
    const failed = paymentEntity(parent.phone, { status: 'failed' });
    const other = paymentEntity((await signUp()).phone);
    for (const payment of [old, other]) await post(captured(payment));
    await post(webhook('payment.failed', { payment: failed }));
    const reasons = await Promise.all(
      [old, failed, other].map(async ({ id }) => {
        const response = await cancel(parent, id);
        return [response.statusCode, refusalOf(response).details.reason];
      }),
    );
    expect(reasons).toEqual([
      [409, 'cancellation-too-late'],
      [409, 'cancellation-not-paid'],
      [404, 'payment-unknown'],
    ]);
  });
});
