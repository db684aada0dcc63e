// What a family does around its payments: the payment pages, coupons, cancelling.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelMembership } from '#contract/membership.ts';
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
  postEvent,
  roleOf,
  type WebhookEvent,
} from '#server/testing/payment-site.ts';
import { refusalOf } from '#server/testing/read-reply.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await createPaymentSite();
});
afterAll(() => site.close());

const post = (event: WebhookEvent) => postEvent(site, event);
const signUp = () => site.parent().signUp();

it('the payment pages of the settings are opened with the phone', async () => {
  const parent = await signUp();
  const standard = (await parent.call('GET', '/api/membership/checkout')).json();
  expect(standard).toMatchObject({
    paymentUrl: `https://pages.razorpay.test/standard?phone=${parent.phone}`,
  });
  const coupon = (await parent.call('POST', '/api/membership/coupon', { code: 'anymango' })).json();
  expect(coupon).toMatchObject({
    paymentUrl: `https://pages.razorpay.test/coupon?from=site&phone=${parent.phone}`,
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
  const typed = await Promise.all(Array.from({ length: 12 }, use));
  expect(typed.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
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
