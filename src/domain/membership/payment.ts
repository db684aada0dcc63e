// The state of a payment: a fold over its facts, which may arrive in any order and more than once (product §6.5,
// decision 23). Amounts are in paise.

import { DAY_MS } from '#domain/time/durations.ts';

/**
 * - `pending`: begun, not captured.
 * - `paid`: it counts.
 * - `partly-refunded`: it still counts.
 * - `refunded`, `charged-back`: it counts no more.
 * - `failed`: no money was taken.
 * - `not-accepted`: money was taken, but another amount or currency than ours; the operator refunds it.
 * - `held`: money was taken at the price of a coupon that nobody had applied; the operator accepts or refunds it.
 */
export const paymentStates = [
  'pending',
  'paid',
  'partly-refunded',
  'refunded',
  'charged-back',
  'failed',
  'not-accepted',
  'held',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `at` is the time at the provider, never that of arrival. */
export type PaymentFact =
  | { readonly kind: 'pending' | 'failed'; readonly at: Date; readonly amount: number }
  | {
      readonly kind: 'paid';
      readonly at: Date;
      readonly amount: number;
      readonly currency: string;
      /** Whether it was one of our prices when it became known. */
      readonly isAccepted: boolean;
      /** Whether it was not accepted because no coupon had been applied. */
      readonly isHeld?: boolean;
    }
  /** By the operator, though it was held. */
  | { readonly kind: 'accepted'; readonly at: Date }
  | {
      readonly kind: 'refunded';
      readonly at: Date;
      readonly refundId: string;
      readonly amount: number;
    }
  /** The refund did not reach the payer, after all. */
  | { readonly kind: 'refund-failed'; readonly at: Date; readonly refundId: string }
  | {
      readonly kind: 'dispute';
      readonly at: Date;
      readonly disputeId: string;
      /** `lost`: the money was charged back. */
      readonly status: 'open' | 'won' | 'lost';
    }
  | { readonly kind: 'cancellation-requested' | 'cancellation-undone'; readonly at: Date }
  /** The payer wants the year although another was running. */
  | { readonly kind: 'second-year-kept'; readonly at: Date }
  | { readonly kind: 'receipt'; readonly at: Date; readonly number: string };

export interface PaymentSummary {
  readonly id: string;
  readonly state: PaymentState;
  /** When it was paid, or first tried. */
  readonly at: Date;
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly receiptNumber: string | null;
  /** Null: not asked for, or undone. */
  readonly cancellationRequestedAt: Date | null;
  readonly isSecondYearKept: boolean;
}

export const OUR_CURRENCY = 'INR';
/** In a rupee. */
export const PAISE = 100;

type FactOf<Kind extends PaymentFact['kind']> = Extract<PaymentFact, { kind: Kind }>;

/** Undefined as long as no fact came from a payer, such as for a refund that overtook its payment. */
export function summarise(id: string, facts: readonly PaymentFact[]): PaymentSummary | undefined {
  const of = <Kind extends PaymentFact['kind']>(...kinds: Kind[]) =>
    facts
      .filter((fact): fact is FactOf<Kind> => kinds.includes(fact.kind as Kind))
      .toSorted(compareFacts);
  const paid = of('paid');
  const first = paid[0] ?? of('pending', 'failed')[0];
  if (first === undefined) return undefined;
  const refunded = sumOfRefunds(of('refunded'), of('refund-failed'));
  return {
    id,
    state: stateOf(),
    at: first.at,
    amount: first.amount,
    currency: first.kind === 'paid' ? first.currency : OUR_CURRENCY,
    refunded,
    receiptNumber: of('receipt')[0]?.number ?? null,
    cancellationRequestedAt: cancelledAt(),
    isSecondYearKept: of('second-year-kept').length > 0,
  };

  function cancelledAt(): Date | null {
    const latest = of('cancellation-requested', 'cancellation-undone').at(-1);
    return latest?.kind === 'cancellation-requested' ? latest.at : null;
  }

  function stateOf(): PaymentState {
    // A payment that failed may still be captured later, so being paid outweighs the rest.
    if (paid.length === 0) return of('pending').length > 0 ? 'pending' : 'failed';
    if (refunded > 0 && refunded >= (first?.amount ?? 0)) return 'refunded';
    if (isChargedBack(of('dispute'))) return 'charged-back';
    const isAccepted = paid.some((fact) => fact.isAccepted) || of('accepted').length > 0;
    if (!isAccepted) return paid.some(({ isHeld }) => isHeld === true) ? 'held' : 'not-accepted';
    return refunded > 0 ? 'partly-refunded' : 'paid';
  }
}

/** A total order, so that the order of arrival doesn't matter for facts of the same instant. */
function compareFacts(a: PaymentFact, b: PaymentFact): number {
  return a.at.getTime() - b.at.getTime() || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
}

/** Whether it gives a year. */
export function isCounted({ state }: PaymentSummary): boolean {
  return state === 'paid' || state === 'partly-refunded';
}

function sumOfRefunds(
  refunds: readonly FactOf<'refunded'>[],
  failures: readonly FactOf<'refund-failed'>[],
) {
  const failed = new Set(failures.map(({ refundId }) => refundId));
  const amounts = new Map(
    refunds
      .filter(({ refundId }) => !failed.has(refundId))
      .map((fact) => [fact.refundId, fact.amount]),
  );
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}

const disputeRank = { open: 0, lost: 1, won: 2 } as const;

/** The latest fact of each dispute counts; of two in the same second, the one that says it was won. */
function isChargedBack(disputes: readonly FactOf<'dispute'>[]): boolean {
  const latest = new Map<string, FactOf<'dispute'>>();
  for (const fact of disputes) {
    const known = latest.get(fact.disputeId);
    const isLater =
      known === undefined ||
      fact.at > known.at ||
      (fact.at.getTime() === known.at.getTime() &&
        disputeRank[fact.status] > disputeRank[known.status]);
    if (isLater) latest.set(fact.disputeId, fact);
  }
  return [...latest.values()].some(({ status }) => status === 'lost');
}

/** The terms of a cancellation, which all texts quote (product §6.6). */
export const CANCELLABLE_DAYS = 30;
export const PROCESSED_AFTER_DAYS = 10;

/** The last moment at which a payment can be cancelled (product §6.6); null if it can't be. */
export function cancellableUntil(payment: PaymentSummary, now: Date): Date | null {
  const until = new Date(payment.at.getTime() + CANCELLABLE_DAYS * DAY_MS);
  return isCounted(payment) && now <= until ? until : null;
}

/** When a requested cancellation is processed, at the earliest (product §6.6). */
export function processedFrom(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + PROCESSED_AFTER_DAYS * DAY_MS);
}

/** Until when a requested cancellation can be undone: as long as the money has not gone back. */
export function undoableUntil(payment: PaymentSummary, now: Date): Date | null {
  const { cancellationRequestedAt } = payment;
  if (cancellationRequestedAt === null || !isCounted(payment)) return null;
  const until = processedFrom(cancellationRequestedAt);
  return now < until ? until : null;
}

/** The page of the site to which a payment page returns. */
export const PAYMENT_RETURN_PATH = '/member/return';
