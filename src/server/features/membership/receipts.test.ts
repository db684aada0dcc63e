// Receipts and reminders: sent once each, however often their tasks run.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { message } from '#server/features/whatsapp/tables.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import {
  captured,
  type FakeRazorpay,
  paymentEntity,
  refundEntity,
  startFakeRazorpay,
  webhook,
} from '#server/testing/fake-razorpay.ts';
import { freshPhone, Parent } from '#server/testing/parent.ts';
import { paymentsOf } from '#server/testing/payment-site.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
const clock = createFakeClock('2027-03-20T10:00:00Z');
let razorpay: FakeRazorpay;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  razorpay = await startFakeRazorpay();
  site = await createTestApp({
    contentDir: SAMPLE_CONTENT,
    gateway,
    clock,
    config: { razorpay: razorpay.settings },
  });
});
afterAll(async () => {
  await site.close();
  await razorpay.close();
});

const seconds = () => Math.floor(clock.now().getTime() / 1000);
async function pay(phone: string) {
  const payment = paymentEntity(phone, { created_at: seconds() });
  const event = captured(payment, { at: seconds() });
  const url = '/api/membership/webhook';
  expect((await site.app.inject({ method: 'POST', url, ...event })).statusCode).toBe(200);
  return payment;
}
const noticesTo = (phone: string, template: string) =>
  gateway.sent.flatMap(({ content, phone: to }) =>
    to === phone && content.kind === 'notice' && content.template === template
      ? [content.parameters]
      : [],
  );

it('a receipt comes by WhatsApp once, and as a PDF for its owner alone', async () => {
  const parent = await new Parent(site, gateway).signUp();
  const payment = await pay(parent.phone);
  await expect.poll(() => noticesTo(parent.phone, 'membership_receipt')).toHaveLength(1);
  const [{ receiptNumber } = { receiptNumber: null }] = await paymentsOf(parent);
  expect(receiptNumber).toMatch(/^GG-2026-27-0{5}\d$/);
  expect(noticesTo(parent.phone, 'membership_receipt')).toEqual([
    [receiptNumber, '₹399', '2028-03-20'],
  ]);
  await site.services.membership.receipts.issueDue();
  await site.services.membership.payments.reconcile(new Date(0));
  expect((await paymentsOf(parent))[0]).toMatchObject({ id: payment.id, receiptNumber });

  const path = `/api/membership/receipts/${receiptNumber}`;
  const response = await parent.call('GET', path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(`receipt-${receiptNumber}.pdf`);
  expect(response.body.startsWith('%PDF-')).toBe(true);
  expect(response.body.length).toBeLessThan(40_000);
  const other = await new Parent(site, gateway).signUp();
  expect((await other.call('GET', path)).statusCode).toBe(404);
  expect((await parent.call('GET', '/api/membership/receipts/GG-1')).statusCode).toBe(404);
});

it('a receipt never changes: neither another phone nor a refund does', async () => {
  const parent = await new Parent(site, gateway).signUp();
  const payment = await pay(parent.phone);
  await site.services.membership.receipts.issueDue();
  const frozen = async () => (await parent.everything()).receipts;
  const before = await frozen();
  expect(before).toMatchObject([{ paymentId: payment.id, phone: parent.phone, amount: 399 }]);
  const [{ receiptNumber } = { receiptNumber: null }] = await paymentsOf(parent);
  const print = () => parent.call('GET', `/api/membership/receipts/${receiptNumber}`);
  const printed = (await print()).body.length;

  const next = freshPhone();
  const { accounts } = site.services;
  await accounts.change(parent.id, (tx) => accounts.changePhone(tx, parent.id, next));
  const event = webhook(
    'refund.processed',
    { refund: refundEntity(payment), payment },
    { at: seconds() },
  );
  const url = '/api/membership/webhook';
  await site.app.inject({ method: 'POST', url, ...event });
  expect((await paymentsOf(parent))[0]?.state).toBe('refunded');
  expect(await frozen()).toEqual(before);
  expect((await print()).body.length).toBe(printed);
}, 120_000);

it('numbers have no gaps, even when several are issued at once, and restart in April', async () => {
  const parents = await Promise.all([1, 2, 3, 4].map(() => new Parent(site, gateway).signUp()));
  await Promise.all(parents.map(({ phone }) => pay(phone)));
  const { issueDue } = site.services.membership.receipts;
  await Promise.all([issueDue(), issueDue(), issueDue()]);
  const numbersOf = async (who: readonly Parent[]) => {
    const lists = await Promise.all(who.map(paymentsOf));
    return lists.map(([payment]) => Number(payment?.receiptNumber?.slice(-6))).sort();
  };
  const numbers = await numbersOf(parents);
  expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
  clock.advance(14 * DAY_MS);
  const later = await new Parent(site, gateway).signUp();
  await pay(later.phone);
  await issueDue();
  expect((await paymentsOf(later))[0]?.receiptNumber).toBe('GG-2027-28-000001');
});

it('a payment that waited gets its receipt at sign-up', async () => {
  const parent = new Parent(site, gateway);
  await pay(parent.phone);
  await site.services.membership.receipts.issueDue();
  expect(noticesTo(parent.phone, 'membership_receipt')).toEqual([]);
  await parent.signUp();
  await expect.poll(() => noticesTo(parent.phone, 'membership_receipt')).toHaveLength(1);
});

it('a cancellation is a metric once its ten days are over, until it is paid back', async () => {
  const due = async () => {
    const { body } = await site.app.inject('/metrics');
    return Number(/^membership_cancellations_due (\d+)$/m.exec(body)?.[1]);
  };
  const parent = await new Parent(site, gateway).signUp();
  const payment = await pay(parent.phone);
  const asked = await parent.call('POST', '/api/membership/cancel', { paymentId: payment.id });
  expect(asked.statusCode).toBe(200);
  expect(await due()).toBe(0);
  clock.advance(11 * DAY_MS);
  expect(await due()).toBe(1);
  await site.app.inject({
    method: 'POST',
    url: '/api/membership/webhook',
    ...webhook('refund.processed', { refund: refundEntity(payment), payment }, { at: seconds() }),
  });
  expect(await due()).toBe(0);
});

it('who paid twice is asked again after a week without a decision, once', async () => {
  const parent = await new Parent(site, gateway).signUp();
  for (const _ of [1, 2]) await pay(parent.phone);
  const asked = () => noticesTo(parent.phone, 'membership_paid_twice').length;
  const remind = async () => {
    for (const _ of [1, 2]) await runTasks(site.services, 'remind-of-second-payments');
  };
  await expect.poll(asked).toBe(1);
  // The receipts arrive by themselves: counted afterwards, they would look like reminders.
  await expect.poll(() => noticesTo(parent.phone, 'membership_receipt')).toHaveLength(2);
  const queued = () => site.db.$count(message, eq(message.phone, parent.phone));
  const before = await queued();
  clock.advance(6 * DAY_MS);
  await remind();
  expect(await queued()).toBe(before);
  clock.advance(2 * DAY_MS);
  await remind();
  expect(await queued()).toBe(before + 1);
  await expect.poll(asked).toBe(2);
});

it('reminders come 14 and 3 days before the end, once each, and again after paying again', async () => {
  const parent = await new Parent(site, gateway).signUp();
  await pay(parent.phone);
  const remind = async () => {
    for (const _ of [1, 2]) {
      await runTasks(
        site.services,
        'remind-14-days-before-the-end',
        'remind-3-days-before-the-end',
      );
    }
  };
  const daysLeft = () =>
    noticesTo(parent.phone, 'membership_reminder').map(([days]) => Number(days));
  const expectDays = async (...days: number[]) => expect.poll(daysLeft).toEqual(days);
  clock.advance(340 * DAY_MS);
  await remind();
  await expectDays();
  clock.advance(12 * DAY_MS);
  await remind();
  await remind();
  await expectDays(14);
  clock.advance(11 * DAY_MS);
  await remind();
  await remind();
  await expectDays(14, 3);
  await parent.logInWithPassword();
  expect((await parent.profile()).role).toBe('member');
  // On expiry the role is `user` at the next request.
  clock.advance(4 * DAY_MS);
  await remind();
  await parent.refresh();
  expect((await parent.profile()).role).toBe('user');
  await expectDays(14, 3);
});
