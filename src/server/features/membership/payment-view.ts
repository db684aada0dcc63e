// Payments as parents see them (product §6.5).

import type { Payment } from '#contract/membership.ts';
import {
  cancellableUntil,
  PAISE,
  type PaymentFact,
  type PaymentSummary,
  processedFrom,
  summarise,
} from '#domain/membership/payment.ts';

/** The latest first. */
export function summariesFrom(
  found: readonly { id: string; facts: readonly PaymentFact[] }[],
): PaymentSummary[] {
  return found
    .flatMap(({ id, facts }) => summarise(id, facts) ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1));
}

export function toPayment(summary: PaymentSummary, now: Date): Payment {
  const { id, state, at, amount, currency, refunded, receiptNumber } = summary;
  const requestedAt = summary.cancellationRequestedAt;
  return {
    id,
    state,
    at: at.toISOString(),
    amount: amount / PAISE,
    currency,
    refunded: refunded / PAISE,
    receiptNumber,
    cancellableUntil:
      requestedAt === null ? (cancellableUntil(summary, now)?.toISOString() ?? null) : null,
    cancellation:
      requestedAt === null
        ? null
        : {
            requestedAt: requestedAt.toISOString(),
            processedFrom: processedFrom(requestedAt).toISOString(),
          },
  };
}
