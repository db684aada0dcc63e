// A payment as Razorpay reports it, signed.

import { createHmac, randomBytes } from 'node:crypto';

export interface PaymentEvent {
  readonly paymentId: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Settings with which a site takes such events instead of those of its sandbox. */
export function razorpayEnv(secret: string): Record<string, string> {
  return {
    RAZORPAY_KEY_ID: 'rzp_test_bench',
    RAZORPAY_KEY_SECRET: 'bench',
    RAZORPAY_WEBHOOK_SECRET: secret,
    RAZORPAY_STANDARD_PAGE: 'https://pages.example/standard',
    RAZORPAY_COUPON_PAGE: 'https://pages.example/coupon',
  };
}

/** A captured payment of ₹399 by this phone. `secret`: the webhook's. */
export function makePaymentEvent(phone: string, secret: string): PaymentEvent {
  const now = Math.floor(Date.now() / 1000);
  const paymentId = `pay_${randomBytes(7).toString('hex')}`;
  const entity = {
    id: paymentId,
    entity: 'payment',
    amount: 39_900,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    captured: true,
    contact: `+91${phone}`,
    email: 'parent@example.org',
    notes: { phone },
    created_at: now,
  };
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity } },
    created_at: now,
  });
  return {
    paymentId,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-razorpay-event-id': `evt_${randomBytes(7).toString('hex')}`,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  };
}
