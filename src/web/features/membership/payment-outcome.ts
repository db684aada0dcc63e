// The outcome of a payment, as far as the server knows (product §6.4). The payment page proves nothing: only the server
// decides who is a member.

import type { MembershipStatus } from './started-payment.ts';

/**
 * - `waiting`: nothing has been reported.
 * - `pending`: begun but not confirmed.
 * - `member`: the membership has begun or has been extended by a year.
 * - `failed`: no money was taken.
 * - `not-accepted`: the amount was not ours and will be refunded.
 * - `held`: paid at the price of a coupon that was not applied; the operator decides.
 * - `paid-back`: refunded or charged back.
 */
export type PaymentOutcome =
  | 'waiting'
  | 'pending'
  | 'member'
  | 'failed'
  | 'not-accepted'
  | 'held'
  | 'paid-back';

/** `before`: the membership at the time when this tab left for the payment page; null if it did not. */
export function outcomeOf(now: MembershipStatus, before: MembershipStatus | null): PaymentOutcome {
  const isLonger = now.memberUntil !== (before?.memberUntil ?? null);
  if (now.role === 'member' && isLonger) return 'member';
  const { lastPayment } = now;
  if (lastPayment === null || isSame(lastPayment, before?.lastPayment ?? null)) return 'waiting';
  switch (lastPayment.state) {
    case 'failed':
    case 'not-accepted':
    case 'held':
    case 'pending':
      return lastPayment.state;
    case 'refunded':
    case 'charged-back':
      return 'paid-back';
    default:
      return 'waiting';
  }
}

type LastPayment = NonNullable<MembershipStatus['lastPayment']>;

function isSame(payment: LastPayment, before: LastPayment | null): boolean {
  return payment.id === before?.id && payment.state === before.state;
}
