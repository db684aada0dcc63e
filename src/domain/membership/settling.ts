// What follows from payments that were made twice, or cancelled (product §6.6).

import { isCounted, type PaymentSummary, processedFrom } from './payment.ts';
import { type MembershipEvent, memberUntil } from './period.ts';
import { canRenew } from './renewal.ts';

/**
 * Ids of the payments that were made while a year had long to run, the earliest first, unless the payer has decided: to
 * have one back, or to keep a second year.
 */
export function paidTwice(
  events: readonly MembershipEvent[],
  payments: readonly PaymentSummary[],
): string[] {
  const staying = payments
    .filter((payment) => isCounted(payment) && payment.cancellationRequestedAt === null)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  return staying.flatMap((payment, place) => {
    const before = events.filter(({ at }) => at <= payment.at);
    const until = memberUntil(before, staying.slice(0, place));
    const isSecond = until !== null && !canRenew(until, payment.at);
    return isSecond && !payment.isSecondYearKept ? [payment.id] : [];
  });
}

/**
 * Until when everything stays open if what was cancelled is paid back; null if nothing is cancelled. The operator may
 * take longer than the terms say, so it is the earliest end.
 */
export function openUntil(
  events: readonly MembershipEvent[],
  payments: readonly PaymentSummary[],
): Date | null {
  const end = memberUntil(events, payments);
  const cancelled = payments.flatMap((payment) =>
    isCounted(payment) && payment.cancellationRequestedAt !== null
      ? [processedFrom(payment.cancellationRequestedAt).getTime()]
      : [],
  );
  if (end === null || cancelled.length === 0) return null;
  const rest = memberUntil(
    events,
    payments.filter(({ cancellationRequestedAt }) => cancellationRequestedAt === null),
  );
  const paidBack = Math.max(...cancelled);
  return new Date(Math.min(end.getTime(), Math.max(paidBack, rest?.getTime() ?? 0)));
}
