// Payments as parents see them (product §6.5).

import type { Payment } from '#contract/membership.ts';
import {
  cancellableUntil,
  PAISE,
  type PaymentFact,
  type PaymentSummary,
  processedFrom,
  summarise,
  undoableUntil,
} from '#domain/membership/payment.ts';

/** The payments of an account, and what follows from all of them together. */
export interface AccountPayments {
  /** The latest first. */
  readonly summaries: readonly PaymentSummary[];
  /** Ids of those that were paid twice, with nothing decided. */
  readonly paidTwice: readonly string[];
  /** Until when everything stays open at least; null: nothing is cancelled. */
  readonly openUntil: Date | null;
}

/** The latest first. */
export function summariesFrom(
  found: readonly { id: string; facts: readonly PaymentFact[] }[],
): PaymentSummary[] {
  return found
    .flatMap(({ id, facts }) => summarise(id, facts) ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1));
}

export function toPayment(
  summary: PaymentSummary,
  { paidTwice }: Pick<AccountPayments, 'paidTwice'>,
  now: Date,
): Payment {
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
    isPaidTwice: paidTwice.includes(id),
    cancellableUntil:
      requestedAt === null ? (cancellableUntil(summary, now)?.toISOString() ?? null) : null,
    cancellation:
      requestedAt === null
        ? null
        : {
            requestedAt: requestedAt.toISOString(),
            processedFrom: processedFrom(requestedAt).toISOString(),
            undoableUntil: undoableUntil(summary, now)?.toISOString() ?? null,
          },
  };
}
