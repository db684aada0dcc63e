// Asking the provider for what its webhooks may have missed.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captured, disputeEntity, paymentEntity } from '#server/testing/fake-razorpay.ts';
import { freshPhone } from '#server/testing/parent.ts';
import {
  createPaymentSite,
  type PaymentSite,
  postEvent,
  roleOf,
  type WebhookEvent,
  yearsOf,
} from '#server/testing/payment-site.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await createPaymentSite();
});
afterAll(() => site.close());

const post = (event: WebhookEvent) => postEvent(site, event);
const signUp = () => site.parent().signUp();

describe('a reconciliation', () => {
  const lastWeek = () => new Date(Date.now() - 7 * 86_400_000);
  const reconcile = () => site.services.membership.payments.reconcile(lastWeek());

  it('finds what no webhook reported, and nothing twice', async () => {
    const [paid, refunded, lost] = [await signUp(), await signUp(), await signUp()];
    const payments = [paid, refunded, lost].map(({ phone }) => paymentEntity(phone));
    const [, second, third] = payments;
    if (second === undefined || third === undefined) throw new Error('no payment');
    for (const payment of payments) site.razorpay.add('payment', payment);
    site.razorpay.add('refund', { ...refundProcessedEntity(second) });
    site.razorpay.add('dispute', disputeEntity(third, 'lost'));
    await post(captured(second));
    expect((await reconcile()).added).toBe(4);
    expect(await Promise.all([paid, refunded, lost].map(roleOf))).toEqual([
      'member',
      'user',
      'user',
    ]);
    expect((await reconcile()).added).toBe(0);
    // The webhook that arrives after all changes nothing.
    await post(captured(payments[0] ?? second));
    expect(await yearsOf(paid, second.created_at)).toBe(1);
  });

  it('goes through all pages', async () => {
    const phones = Array.from({ length: 230 }, freshPhone);
    for (const phone of phones) site.razorpay.add('payment', paymentEntity(phone));
    expect((await reconcile()).added).toBe(230);
  });

  it('says that the provider does not answer', async () => {
    site.razorpay.replyWith(500);
    await expect(reconcile()).rejects.toThrow('Razorpay answered 500');
    site.razorpay.replyWith(null);
  });
});

function refundProcessedEntity(payment: { id: string; amount: number; created_at: number }) {
  return {
    id: 'rfnd_missed',
    entity: 'refund',
    amount: payment.amount,
    payment_id: payment.id,
    status: 'processed',
    created_at: payment.created_at + 5,
  };
}
