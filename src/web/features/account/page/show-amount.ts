import type { Payment } from '#contract/membership.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';

/** `399 rupees`. Other currencies are never accepted, but a payment may have used one. */
export function showAmount({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string {
  if (currency !== 'INR') return `${amount} ${currency}`;
  return fill(texts.accountPage.membership.rupees, { amount });
}
