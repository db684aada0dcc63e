// What a parent decides about a payment (product §6.6): to have the money back, not after all, or to keep a second year.

import type { Payment } from '#contract/membership.ts';
import { refuse } from '#contract/refusals.ts';
import {
  cancellableUntil,
  isCounted,
  type PaymentFact,
  type PaymentSummary,
  processedFrom,
  undoableUntil,
} from '#domain/membership/payment.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { insertEvent } from './payment-store.ts';
import { type AccountPayments, toPayment } from './payment-view.ts';

export interface PaymentDecisions {
  /** Throws payment-unknown, cancellation-too-late or cancellation-not-paid. Asking twice changes nothing. */
  requestCancellation(accountId: string, paymentId: string): Promise<Payment>;
  /** Throws payment-unknown, cancellation-none or cancellation-processed. */
  undoCancellation(accountId: string, paymentId: string): Promise<Payment>;
  /** Throws payment-unknown or not-paid-twice. */
  keepSecondYear(accountId: string, paymentId: string): Promise<Payment>;
}

type Decision = Extract<
  PaymentFact['kind'],
  'cancellation-requested' | 'cancellation-undone' | 'second-year-kept'
>;

interface DecisionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly notices: PaymentNotices;
  /** The payments of an account, with what follows from them. */
  readonly read: (tx: Queryable, accountId: string) => Promise<AccountPayments>;
}

export function createPaymentDecisions(deps: DecisionDeps): PaymentDecisions {
  const { db, clock, accounts, notices, read } = deps;

  interface Deciding {
    readonly tx: Queryable;
    readonly now: Date;
    readonly payment: PaymentSummary;
    readonly isPaidTwice: boolean;
  }

  /** Runs `decide` with the payment locked, and records what it returns; null: nothing to record. */
  async function decideOn(
    accountId: string,
    paymentId: string,
    decide: (deciding: Deciding) => Decision | null,
  ): Promise<Payment> {
    const now = clock.now();
    return db.transaction(async (tx) => {
      await lock(tx, 'payment', paymentId);
      const find = async () => {
        const all = await read(tx, accountId);
        const payment = all.summaries.find(({ id }) => id === paymentId);
        if (payment === undefined) throw refuse('payment-unknown');
        return { payment, all };
      };
      const { payment, all } = await find();
      const isPaidTwice = all.paidTwice.includes(paymentId);
      const decision = decide({ tx, now, payment, isPaidTwice });
      if (decision === null) return toPayment(payment, all, now);
      await recordDecision(tx, paymentId, decision, now);
      const after = await find();
      if (decision === 'cancellation-requested') await tell(tx, accountId, after.payment, now);
      return toPayment(after.payment, after.all, now);
    });
  }

  async function tell(tx: Queryable, accountId: string, payment: PaymentSummary, now: Date) {
    const account = await accounts.lock(tx, accountId);
    if (account === undefined) return;
    await notices.cancelled(tx, account.phone, payment, processedFrom(now));
  }

  return {
    requestCancellation: (accountId, paymentId) =>
      decideOn(accountId, paymentId, ({ payment, isPaidTwice, now }) => {
        if (payment.cancellationRequestedAt !== null) return null;
        if (!isCounted(payment)) throw refuse('cancellation-not-paid');
        // Money that was taken by mistake goes back whenever it is noticed.
        const isInTime = isPaidTwice || cancellableUntil(payment, now) !== null;
        if (!isInTime) throw refuse('cancellation-too-late');
        return 'cancellation-requested';
      }),

    undoCancellation: (accountId, paymentId) =>
      decideOn(accountId, paymentId, ({ payment, now }) => {
        if (payment.cancellationRequestedAt === null) throw refuse('cancellation-none');
        if (undoableUntil(payment, now) === null) throw refuse('cancellation-processed');
        return 'cancellation-undone';
      }),

    keepSecondYear: (accountId, paymentId) =>
      decideOn(accountId, paymentId, ({ payment, isPaidTwice }) => {
        if (payment.isSecondYearKept) return null;
        if (!isPaidTwice) throw refuse('not-paid-twice');
        return 'second-year-kept';
      }),
  };
}

async function recordDecision(
  tx: Queryable,
  paymentId: string,
  kind: Decision,
  at: Date,
): Promise<void> {
  await insertEvent(tx, {
    id: `${kind}:${paymentId}:${at.getTime()}`,
    type: kind,
    paymentId,
    fact: { kind, at },
    at,
    receivedAt: at,
  });
}

/** Cancels what can be cancelled of the payments of somebody who ends the account. */
export async function cancelAll(
  tx: Queryable,
  summaries: readonly PaymentSummary[],
  now: Date,
): Promise<void> {
  for (const payment of summaries) {
    const isOpen = payment.cancellationRequestedAt === null && cancellableUntil(payment, now);
    if (isOpen) await recordDecision(tx, payment.id, 'cancellation-requested', now);
  }
}
