// What an operator can do about payments.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captured,
  type FakeRazorpay,
  paymentEntity,
  refundProcessed,
  startFakeRazorpay,
} from '#server/testing/fake-razorpay.ts';
import { freshPhone, Parent } from '#server/testing/parent.ts';
import { roleOf } from '#server/testing/payment-site.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let razorpay: FakeRazorpay;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  razorpay = await startFakeRazorpay();
  const config = { razorpay: razorpay.settings };
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway, config });
});
afterAll(async () => {
  await site.close();
  await razorpay.close();
});

const post = (event: { payload: string; headers: Record<string, string> }) =>
  site.app.inject({ method: 'POST', url: '/api/membership/webhook', ...event });
const signUp = () => new Parent(site, gateway).signUp();
const really = { operator: 'lakshmi', isDryRun: false };
const dry = { operator: 'lakshmi', isDryRun: true };
const auditOf = async (paymentId: string) =>
  (
    await site.db.execute(
      sql`select operator, action, outcome from payment_audit where payment_id = ${paymentId} order by at`,
    )
  ).rows;

it('a refund asks the provider once for what is left; the webhook ends the membership', async () => {
  const { desk } = site.services.membership;
  const parent = await signUp();
  const payment = paymentEntity(parent.phone);
  await post(captured(payment));
  await post(refundProcessed(payment, { amount: 10_000 }));
  expect(await desk.refund(payment.id, dry)).toEqual({ ok: true, amount: 29_900 });
  expect(razorpay.refundRequests).toEqual([]);
  expect(await auditOf(payment.id)).toEqual([]);
  await desk.refund(payment.id, really);
  await desk.refund(payment.id, really);
  const keys = razorpay.refundRequests.map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(razorpay.refundRequests[0]).toMatchObject({ paymentId: payment.id, amount: 29_900 });
  expect((await auditOf(payment.id))[0]).toMatchObject({ operator: 'lakshmi', action: 'refund' });
  expect(await roleOf(parent)).toBe('member');
  await post(refundProcessed(payment, { amount: 29_900 }));
  expect(await roleOf(parent)).toBe('user');
  expect(await desk.refund(payment.id, really)).toEqual({ ok: false, reason: 'It is refunded' });
  expect((await desk.refund('pay_none', really)).ok).toBe(false);
});

it('what the provider refuses is said and written down', async () => {
  const payment = paymentEntity(freshPhone());
  await post(captured(payment));
  razorpay.replyWith(400);
  const done = await site.services.membership.desk.refund(payment.id, really);
  razorpay.replyWith(null);
  expect(done).toEqual({ ok: false, reason: 'BAD_REQUEST_ERROR Not possible' });
  expect(await auditOf(payment.id)).toHaveLength(2);
});

it('a claim gives a payment to the phone it was meant for, and takes it from another', async () => {
  const { desk } = site.services.membership;
  const [right, wrong] = [await signUp(), await signUp()];
  const unread = paymentEntity('', { contact: '+1 555', notes: [] });
  const mistyped = paymentEntity(wrong.phone);
  for (const payment of [unread, mistyped]) await post(captured(payment));
  expect(await desk.claim(unread.id, right.phone, dry)).toEqual({ ok: true, hasAccount: true });
  expect(await roleOf(right)).toBe('user');
  await desk.claim(unread.id, right.phone, really);
  await expect.poll(() => roleOf(right)).toBe('member');
  await desk.claim(mistyped.id, freshPhone(), really);
  await expect.poll(() => roleOf(wrong)).toBe('user');
  expect(await auditOf(mistyped.id)).toMatchObject([{ action: 'claim', outcome: 'waits' }]);
  // A later event with the phone that was typed changes nothing about that.
  await post(refundProcessed(unread));
  await expect.poll(() => roleOf(right)).toBe('user');
  const listed = await desk.list();
  const belongings = [unread, mistyped].map(
    ({ id }) => listed.find((payment) => payment.id === id)?.belongsTo,
  );
  expect(belongings).toEqual(['account', 'waiting']);
  const { events } = await desk.show(unread.id);
  expect(events.map(({ type }) => type)).toContain('refund.processed');
});

it('a reconciliation can be tried first', async () => {
  const { desk } = site.services.membership;
  const parent = await signUp();
  razorpay.add('payment', paymentEntity(parent.phone));
  const since = new Date(Date.now() - 3_600_000);
  expect(await desk.reconcile(since, dry)).toEqual({ found: 1, added: 1 });
  expect(await roleOf(parent)).toBe('user');
  expect(await desk.reconcile(since, really)).toEqual({ found: 1, added: 1 });
  expect(await desk.reconcile(since, dry)).toEqual({ found: 1, added: 0 });
  expect(await roleOf(parent)).toBe('member');
});

it('coupons are listed with their uses', async () => {
  const coupons = await site.services.membership.coupons.list();
  expect(coupons.map(({ used, limit }) => [used, limit])).toEqual([
    [0, 3],
    [0, 1000],
  ]);
});
