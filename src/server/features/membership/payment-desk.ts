// The operator's commands for payments (product §6.8). Every change is written to the audit with the operator's name. A
// dry run returns what would be done and does nothing.

import { createHash, randomUUID } from 'node:crypto';
import {
  isCounted,
  type PaymentSummary,
  processedFrom,
  summarise,
} from '#domain/membership/payment.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, type Queryable, RunAgain } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { Done, Operation } from '#server/platform/operation.ts';
import {
  type EventRow,
  findEvents,
  findFacts,
  findLatestPayments,
  findPayment,
  insertAudit,
  insertEvent,
  isUnlinked,
  savePayment,
} from './payment-store.ts';
import type { Payments } from './payments.ts';

const MAX_LISTED = 200;
/** Razorpay takes up to 36 characters. */
const IDEMPOTENCY_KEY_LENGTH = 32;

/** `account`: has one; `waiting`: for its phone to sign up; `unknown`: the owner was never known, or was erased. */
export type Belonging = 'account' | 'waiting' | 'unknown';

export interface ListedPayment extends PaymentSummary {
  readonly belongsTo: Belonging;
  /** Paid while a year was running, and the payer has not decided. */
  readonly isPaidTwice: boolean;
}

export interface PaymentDesk {
  /** The latest payments. */
  list(): Promise<ListedPayment[]>;
  /** Those of them that somebody has to decide about or pay back; what is cancelled only once it is due. */
  listOpen(): Promise<ListedPayment[]>;
  show(id: string): Promise<{ payment: ListedPayment | undefined; events: EventRow[] }>;
  /** Asks the provider to refund the rest. Its webhook then ends the membership. */
  refund(id: string, operation: Operation): Promise<Done<{ amount: number }>>;
  /** Lets a payment count that is held because no coupon had been applied. */
  accept(id: string, operation: Operation): Promise<Done<object>>;
  /** Gives a payment to a phone (ten digits), with or without an account. */
  claim(id: string, phone: string, operation: Operation): Promise<Done<{ hasAccount: boolean }>>;
  reconcile(since: Date, operation: Operation): Promise<{ found: number; added: number }>;
}

interface PaymentDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly gateway: PaymentGateway;
  readonly payments: Payments;
  readonly recompute: (tx: Queryable, accountId: string) => Promise<unknown>;
}

export function createPaymentDesk(deps: PaymentDeskDeps): PaymentDesk {
  const { db, clock, accounts, gateway, payments, recompute } = deps;

  const audit = (
    tx: Queryable,
    { operator }: Operation,
    action: string,
    paymentId: string | null,
    outcome: string,
  ) => insertAudit(tx, { id: randomUUID(), at: clock.now(), operator, action, paymentId, outcome });

  async function findListed(ids: readonly string[], tx: Queryable = db): Promise<ListedPayment[]> {
    const found = await findFacts(tx, { ids });
    const facts = new Map(found.map((payment) => [payment.id, payment.facts]));
    const listed = await Promise.all(
      ids.map(async (id): Promise<ListedPayment[]> => {
        const summary = summarise(id, facts.get(id) ?? []);
        const row = await findPayment(tx, id);
        if (summary === undefined || row === undefined) return [];
        const isKnown = row.phoneKey !== null;
        const belongsTo = row.accountId !== null ? 'account' : isKnown ? 'waiting' : 'unknown';
        const isPaidTwice =
          row.accountId !== null && (await payments.read(tx, row.accountId)).paidTwice.includes(id);
        return [{ ...summary, belongsTo, isPaidTwice }];
      }),
    );
    return listed.flat();
  }

  async function list(): Promise<ListedPayment[]> {
    const rows = await findLatestPayments(db, MAX_LISTED);
    return findListed(rows.map(({ id }) => id));
  }

  return {
    list,

    async listOpen() {
      const now = clock.now();
      return (await list()).filter(
        ({ state, isPaidTwice, cancellationRequestedAt, ...payment }) => {
          if (isPaidTwice || state === 'held' || state === 'not-accepted') return true;
          const isDue = cancellationRequestedAt && processedFrom(cancellationRequestedAt) <= now;
          return isDue && isCounted({ ...payment, state, cancellationRequestedAt });
        },
      );
    },

    async show(id) {
      const [payment] = await findListed([id]);
      return { payment, events: await findEvents(db, id) };
    },

    async refund(id, operation) {
      const [payment] = await findListed([id]);
      if (payment === undefined) return { ok: false, reason: 'There is no such payment' };
      const isTaken = !['pending', 'failed', 'refunded', 'charged-back'].includes(payment.state);
      const amount = payment.amount - payment.refunded;
      if (!isTaken || amount <= 0) return { ok: false, reason: `It is ${payment.state}` };
      if (operation.isDryRun) return { ok: true, amount };
      await audit(db, operation, 'refund', id, `asked for ${amount} paise`);
      const key = createHash('sha256').update(`${id} ${payment.refunded}`).digest('hex');
      const outcome = await gateway.refund(id, amount, key.slice(0, IDEMPOTENCY_KEY_LENGTH));
      await audit(db, operation, 'refund', id, outcome.ok ? outcome.refundId : outcome.reason);
      return outcome.ok ? { ok: true, amount } : outcome;
    },

    async accept(id, operation) {
      const work = async (tx: Queryable): Promise<Done<object>> => {
        await lock(tx, 'payment', id);
        const [payment] = await findListed([id], tx);
        if (payment === undefined) return { ok: false, reason: 'There is no such payment' };
        if (payment.state !== 'held') return { ok: false, reason: `It is ${payment.state}` };
        if (operation.isDryRun) return { ok: true };
        const now = clock.now();
        await insertEvent(tx, {
          id: `accepted:${id}`,
          type: 'accepted',
          paymentId: id,
          fact: { kind: 'accepted', at: now },
          at: now,
          receivedAt: now,
        });
        const row = await findPayment(tx, id);
        if (row !== undefined)
          await savePayment(tx, { ...row, needsReceipt: row.phoneKey !== null });
        if (row?.accountId != null) await recompute(tx, row.accountId);
        await audit(tx, operation, 'accept', id, 'counts');
        return { ok: true };
      };
      return db.transaction(work);
    },

    async claim(id, phone, operation) {
      const phoneKey = payments.keyOf(phone);
      const work = async (tx: Queryable): Promise<Done<{ hasAccount: boolean }>> => {
        await lock(tx, 'payment', id);
        const before = await findPayment(tx, id);
        if (before === undefined) return { ok: false, reason: 'There is no such payment' };
        await lock(tx, 'payer', before.phoneKey ?? phoneKey, phoneKey);
        // The payer got another phone while this waited.
        const isMoved = (await findPayment(tx, id))?.phoneKey !== before.phoneKey;
        if (isMoved) throw new RunAgain();
        if (await isUnlinked(tx, id)) {
          return { ok: false, reason: 'Whose it was has been erased at their wish' };
        }
        const account = await accounts.findByPhone(phone, tx);
        if (operation.isDryRun) return { ok: true, hasAccount: account !== undefined };
        await savePayment(tx, {
          ...before,
          phoneKey,
          accountId: account?.id ?? null,
          needsReceipt: true,
        });
        const accountIds = new Set([before.accountId, account?.id].filter((each) => each != null));
        // Accounts are locked in the order of their ids.
        for (const accountId of [...accountIds].sort()) await recompute(tx, accountId);
        await audit(tx, operation, 'claim', id, account === undefined ? 'waits' : 'given');
        return { ok: true, hasAccount: account !== undefined };
      };
      return db.transaction(work);
    },

    async reconcile(since, operation) {
      if (operation.isDryRun) return payments.findMissed(since);
      const result = await payments.reconcile(since);
      await audit(db, operation, 'reconcile', null, `${result.found} found, ${result.added} new`);
      return result;
    },
  };
}
