// The reference with which a payment page is opened. Only a session of the account is given it, so a payment that
// carries it was begun there (product §4.4). It is computed, not stored, and holds for a day and the next.

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';

const LENGTH = 22;

export interface CheckoutReferences {
  of(accountId: string, now: Date): string;
  /** Whether it was given to a session of this account, on the day of the payment or the day before. */
  isOf(reference: string, accountId: string, paidAt: Date): boolean;
}

export function createCheckoutReferences(key: KeyObject): CheckoutReferences {
  const of = (accountId: string, at: Date) =>
    createHmac('sha256', key)
      .update(`checkout\0${accountId}\0${dayInIndia(at)}`)
      .digest('base64url')
      .slice(0, LENGTH);

  return {
    of,
    isOf(reference, accountId, paidAt) {
      const days = [paidAt, new Date(paidAt.getTime() - DAY_MS)];
      return days.some((day) => isEqual(reference, of(accountId, day)));
    },
  };
}

function isEqual(typed: string, expected: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
