// Webhooks that are held up in the middle while something else happens to their payment.

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWaiting } from '#server/testing/count-waiting.ts';
import {
  captured,
  paymentEntity,
  refundProcessed,
  webhook,
} from '#server/testing/fake-razorpay.ts';
import { type Reply, signUpForm } from '#server/testing/parent.ts';
import {
  createPaymentSite,
  type PaymentSite,
  paymentsOf,
  postEvent,
  roleOf,
  type TestSite,
  type WebhookEvent,
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

describe('events that are held up in the middle', () => {
  /** Lets `start` begin while nothing can be written about this payment, and goes on once all of it waits or is done. */
  async function heldUp(paymentId: string, start: readonly (() => Promise<unknown>)[]) {
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    await client.query('begin');
    await client.query('insert into payment (id, created_at) values ($1, now())', [paymentId]);
    const begun: Promise<unknown>[] = [];
    let done = 0;
    for (const work of start) {
      begun.push(
        work().finally(() => {
          done += 1;
        }),
      );
      await expect.poll(async () => done + (await countWaiting(site.db))).toBe(begun.length);
    }
    await client.query('rollback');
    await client.end();
    return Promise.all(begun);
  }

  it('a payment whose phone signs up meanwhile is not lost', async () => {
    const parent = site.parent();
    await parent.provePhone();
    const payment = paymentEntity(parent.phone);
    const [, reply] = await heldUp(payment.id, [
      () => post(captured(payment), beside),
      () => parent.post('signup', { phone: parent.phone, ...signUpForm }),
    ]);
    Object.assign(parent, (reply as Reply).json());
    await expect.poll(() => roleOf(parent)).toBe('member');
  });

  it('a payment and a refund that names no payer end as one after the other', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    const { payload } = refundProcessed(payment);
    const refund = webhook('refund.processed', {
      refund: JSON.parse(payload).payload.refund.entity,
    });
    await heldUp(payment.id, [() => post(captured(payment)), () => post(refund, beside)]);
    await expect.poll(() => roleOf(parent)).toBe('user');
    expect((await paymentsOf(parent))[0]?.state).toBe('refunded');
  });

  it('a payment whose account is deleted meanwhile is not linked to the next one', async () => {
    const parent = await signUp();
    const payment = paymentEntity(parent.phone);
    await heldUp(payment.id, [
      () => post(captured(payment), beside),
      () => site.services.accounts.deleteByPhone(parent.phone),
    ]);
    const again = await site.parent(parent.phone).signUp();
    expect(await paymentsOf(again)).toEqual([]);
  });
});
