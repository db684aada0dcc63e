import { expect, it } from 'vitest';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import type { MembershipStatus } from './started-payment.ts';
import { noMember, payment } from './testing/membership-for-tests.tsx';

const paidBy = (state: (typeof payment | { state: string })['state'], id = 'pay_1') =>
  ({ ...payment, id, state }) as typeof payment;
const user = (lastPayment: typeof payment | null): MembershipStatus => ({
  ...noMember,
  lastPayment,
});
const member = (year: number, lastPayment: typeof payment | null): MembershipStatus => ({
  role: 'member',
  memberUntil: `${year}-11-22T06:00:00.000Z`,
  lastPayment,
});

it.each<[string, MembershipStatus, MembershipStatus | null, PaymentOutcome]>([
  ['nothing is known', noMember, noMember, 'waiting'],
  ['the membership has begun', member(2027, payment), noMember, 'member'],
  ['this tab did not leave for a payment', member(2027, payment), null, 'member'],
  ['the operator has granted it', member(2027, null), noMember, 'member'],
  ['a renewal is on its way', member(2027, payment), member(2027, payment), 'waiting'],
  ['a renewal has arrived', member(2028, paidBy('paid', 'pay_2')), member(2027, payment), 'member'],
  ['paid, not yet counted', user(payment), noMember, 'waiting'],
  ['it failed', user(paidBy('failed')), noMember, 'failed'],
  ['it failed, and again', user(paidBy('failed', 'pay_2')), user(paidBy('failed')), 'failed'],
  ['an old failure', user(paidBy('failed')), user(paidBy('failed')), 'waiting'],
  ['a pending one failed', user(paidBy('failed')), user(paidBy('pending')), 'failed'],
  ['the bank has not confirmed it', user(paidBy('pending')), noMember, 'pending'],
  ['another amount', user(paidBy('not-accepted')), noMember, 'not-accepted'],
  ['paid back', user(paidBy('refunded')), noMember, 'paid-back'],
  ['charged back', user(paidBy('charged-back')), noMember, 'paid-back'],
])('%s', (_name, now, before, outcome) => {
  expect(outcomeOf(now, before)).toBe(outcome);
});
