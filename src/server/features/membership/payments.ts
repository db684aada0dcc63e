// Payments (product §6.4 to §6.6, decision 23): every event of the provider is written to the ledger once, and who is a
// member follows from the ledger. Events may arrive twice, late, out of order, and at several processes at once.

import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import type { Payment } from '#contract/membership.ts';
import { refuse } from '#contract/refusals.ts';
import type { MembershipOffer } from '#domain/membership/offer.ts';
import {
  cancellableUntil,
  isCounted,
  OUR_CURRENCY,
  PAISE,
  type PaymentFact,
  type PaymentSummary,
} from '#domain/membership/payment.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { AccountRow, AccountService, PersonalData } from '#server/features/account/service.ts';
import type { PaymentGateway, PaymentRecord } from '#server/gateways/payments/payment-gateway.ts';
import { readEvent } from '#server/gateways/payments/razorpay-records.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, type Queryable, RunAgain } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import { jsonOf } from '#server/platform/json.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { spendCoupon } from './coupon-store.ts';
import {
  clearPayloadsBefore,
  deletePaymentEventsBefore,
  deletePaymentsBefore,
  findFacts,
  findPayingAccounts,
  findPayment,
  insertEvent,
  isUnlinked,
  linkPayments,
  movePayments,
  savePayment,
  unlinkAgain,
  unlinkPayments,
} from './payment-store.ts';
import { summariesFrom, toPayment } from './payment-view.ts';
import { createReconciliation, type Reconciliation } from './reconciliation.ts';

/** How far the provider's clock may be ahead of ours. */
const MAX_AHEAD_MS = 10 * MINUTE_MS;
/** An older event is stored but changes nothing: the reconciliation finds its payment. */
const MAX_AGE_MS = 30 * DAY_MS;
const PAYLOADS_KEPT_MS = 180 * DAY_MS;
/** As long as books have to be kept. */
const PAYMENTS_KEPT_MS = 8 * 366 * DAY_MS;

export interface Payments extends Reconciliation {
  /** A webhook whose signature is right. `eventId` is x-razorpay-event-id. Throws ValidationError. */
  receive(rawBody: Buffer, eventId: string | undefined): Promise<{ received: number }>;
  /** Applies a record fetched from the provider. False if it was known. */
  apply(record: PaymentRecord): Promise<boolean>;
  /** Gives an account the payments that wait for its phone, which is locked. */
  linkWaitingPayments(tx: Queryable, account: AccountRow): Promise<void>;
  /** The payments of an account, the latest first. */
  summariesOf(db: Queryable, accountId: string): Promise<PaymentSummary[]>;
  listFor(accountId: string): Promise<Payment[]>;
  /** Throws payment-unknown, cancellation-too-late or cancellation-not-paid. */
  requestCancellation(accountId: string, paymentId: string): Promise<Payment>;
  /** The keyed hash of a phone, under which payments are kept. */
  keyOf(phone: string): string;
  /** After a backup was restored in `tx`: erases the owners of payments again and recomputes the memberships. */
  settleRestored(tx: Queryable): Promise<void>;
  readonly tasks: readonly Task[];
  readonly personalData: PersonalData;
}

/** A fact compared with what we offer. */
interface Decided {
  readonly fact: PaymentFact | null;
  readonly usesCoupon: boolean;
}

interface PaymentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ledgerKey: KeyObject;
  readonly accounts: AccountService;
  readonly gateway: PaymentGateway;
  readonly offer: () => Promise<MembershipOffer>;
  /** Stores the end of the membership that follows from the ledger, and notifies all processes. */
  readonly recompute: (tx: Queryable, accountId: string) => Promise<unknown>;
  readonly onReceiptNeeded: () => void;
}

export function createPayments(deps: PaymentDeps): Payments {
  const { db, clock, ledgerKey, accounts, gateway, offer, recompute, onReceiptNeeded } = deps;

  const keyOf = (phone: string) =>
    createHmac('sha256', ledgerKey).update(phone).digest('base64url');

  async function decide({ fact }: PaymentRecord): Promise<Decided> {
    if (fact === null || fact.kind !== 'paid') return { fact, usesCoupon: false };
    const { price, coupons } = await offer();
    const paid = fact.amount / PAISE;
    const prices = [price, ...coupons.map((coupon) => coupon.price)];
    const isAccepted = fact.currency === OUR_CURRENCY && prices.includes(paid);
    return { fact: { ...fact, isAccepted }, usesCoupon: isAccepted && paid < price };
  }

  /** Runs `work` in a transaction that changes the account of this phone, if it has one. */
  async function changeFor<T>(
    phone: string | null,
    work: (tx: Queryable) => Promise<T>,
  ): Promise<T> {
    const account = phone === null ? undefined : await accounts.findByPhone(phone);
    return account === undefined ? db.transaction(work) : accounts.change(account.id, work);
  }

  /** Returns the owner of the payment, locked; the payment itself must be locked already. */
  async function ownerOf(tx: Queryable, paymentId: string, phone: string | null) {
    const before = await findPayment(tx, paymentId);
    const phoneKey = before?.phoneKey ?? (phone === null ? null : keyOf(phone));
    if (phoneKey === null) return { known: before, phoneKey: null, accountId: null };
    await lock(tx, 'payer', phoneKey);
    // While it waited, the person may have been erased, or have got another phone.
    const known = before === undefined ? undefined : await findPayment(tx, paymentId);
    const isMoved = known?.phoneKey != null && known.phoneKey !== phoneKey;
    if (isMoved) throw new RunAgain();
    if (known?.phoneKey !== phoneKey && (await isUnlinked(tx, paymentId))) {
      return { known, phoneKey: null, accountId: null };
    }
    const isOwnPhone = phone !== null && keyOf(phone) === phoneKey;
    const account = isOwnPhone ? await accounts.findByPhone(phone, tx) : undefined;
    return { known, phoneKey, accountId: account?.id ?? known?.accountId ?? null };
  }

  async function applyIn(
    tx: Queryable,
    record: PaymentRecord,
    { fact, usesCoupon }: Decided,
    digest: string | undefined,
  ): Promise<boolean> {
    const { eventId, type, paymentId, phone, at, payload } = record;
    const now = clock.now();
    if (paymentId !== null) await lock(tx, 'payment', paymentId);
    const isFromWebhook = digest !== undefined;
    const isKnown =
      !isFromWebhook && paymentId !== null && (await isFactKnown(tx, paymentId, fact));
    const isNew =
      !isKnown &&
      (await insertEvent(tx, {
        id: eventId,
        ...(isFromWebhook ? { digest } : {}),
        type,
        paymentId,
        fact,
        payload,
        at,
        receivedAt: now,
      }));
    // A record fetched from the provider also restores a link that was lost with an older backup.
    if (paymentId === null || (!isNew && isFromWebhook)) return isNew;

    const { known, phoneKey, accountId } = await ownerOf(tx, paymentId, phone);
    const isAccepted = fact?.kind === 'paid' && fact.isAccepted;
    const needsReceipt =
      phoneKey !== null && ((isNew && isAccepted) || known?.needsReceipt === true);
    await savePayment(tx, {
      id: paymentId,
      phoneKey,
      accountId,
      createdAt: known?.createdAt ?? now,
      needsReceipt,
    });
    if (usesCoupon && phoneKey !== null) await spendCoupon(tx, phoneKey, paymentId);
    if (accountId !== null) {
      await recompute(tx, accountId);
      if (needsReceipt) onReceiptNeeded();
    }
    return isNew;
  }

  async function apply(record: PaymentRecord, digest?: string): Promise<boolean> {
    const decided = await decide(record);
    return changeFor(record.phone, (tx) => applyIn(tx, record, decided, digest));
  }

  async function summariesOf(tx: Queryable, accountId: string): Promise<PaymentSummary[]> {
    return summariesFrom(await findFacts(tx, { accountId }));
  }

  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  return {
    async receive(rawBody, eventId) {
      const digest = createHash('sha256').update(rawBody).digest('base64url');
      const record = readEvent(jsonOf(rawBody), eventId ?? `body:${digest}`);
      if (record === undefined) throw new ApiError('ValidationError', 'This is no payment event');
      const nowMs = clock.now().getTime();
      const ageMs = nowMs - record.at.getTime();
      const latestMs = Math.max(record.at.getTime(), record.fact?.at.getTime() ?? 0);
      if (latestMs > nowMs + MAX_AHEAD_MS)
        throw new ApiError('ValidationError', 'This event is yet to come');
      const isNew = await apply(ageMs > MAX_AGE_MS ? { ...record, fact: null } : record, digest);
      return { received: isNew ? 1 : 0 };
    },

    apply: (record) => apply(record),

    ...createReconciliation({
      gateway,
      apply: (record) => apply(record),
      async isMissed(record) {
        const { fact } = await decide(record);
        return record.paymentId !== null && !(await isFactKnown(db, record.paymentId, fact));
      },
    }),

    async linkWaitingPayments(tx, { id, phone }) {
      if ((await linkPayments(tx, keyOf(phone), id)) === 0) return;
      await recompute(tx, id);
      onReceiptNeeded();
    },

    summariesOf,

    async listFor(accountId) {
      const now = clock.now();
      return (await summariesOf(db, accountId)).map((summary) => toPayment(summary, now));
    },

    async requestCancellation(accountId, paymentId) {
      const now = clock.now();
      return db.transaction(async (tx) => {
        await lock(tx, 'payment', paymentId);
        const find = async () =>
          (await summariesOf(tx, accountId)).find((summary) => summary.id === paymentId);
        const summary = await find();
        if (summary === undefined) throw refuse('payment-unknown');
        if (summary.cancellationRequestedAt !== null) return toPayment(summary, now);
        if (!isCounted(summary)) throw refuse('cancellation-not-paid');
        if (cancellableUntil(summary, now) === null) throw refuse('cancellation-too-late');
        await insertEvent(tx, {
          id: `cancellation:${paymentId}`,
          type: 'cancellation.requested',
          paymentId,
          fact: { kind: 'cancellation-requested', at: now },
          at: now,
          receivedAt: now,
        });
        return toPayment((await find()) ?? summary, now);
      });
    },

    keyOf,

    async settleRestored(tx) {
      await unlinkAgain(tx);
      for (const accountId of await findPayingAccounts(tx)) await recompute(tx, accountId);
    },

    tasks: [
      retention('clear-payment-payloads', (tx, limit) =>
        clearPayloadsBefore(tx, ago(PAYLOADS_KEPT_MS), limit),
      ),
      retention('clear-payments', (tx, limit) =>
        deletePaymentsBefore(tx, ago(PAYMENTS_KEPT_MS), limit),
      ),
      retention('clear-payment-events', (tx, limit) =>
        deletePaymentEventsBefore(tx, ago(PAYMENTS_KEPT_MS), limit),
      ),
    ],

    personalData: {
      name: 'payments',
      keptUnder: 'phone',
      async exportOf(tx, phone) {
        const now = clock.now();
        const found = summariesFrom(await findFacts(tx, { phoneKey: keyOf(phone) }));
        return found.map((summary) => toPayment(summary, now));
      },
      lock: (tx, phones) => lock(tx, 'payer', ...phones.map(keyOf)),
      erase: (tx, phone) => unlinkPayments(tx, keyOf(phone), clock.now()),
      move: (tx, accountId, from, to) => movePayments(tx, accountId, keyOf(from), keyOf(to)),
    },
  };
}

/** Whether the ledger has this fact already, from any event. */
async function isFactKnown(
  tx: Queryable,
  paymentId: string,
  fact: PaymentFact | null,
): Promise<boolean> {
  if (fact === null) return false;
  const [payment] = await findFacts(tx, { ids: [paymentId] });
  const identity = ({ at: _, ...rest }: PaymentFact) => JSON.stringify(Object.entries(rest).sort());
  return payment?.facts.some((known) => identity(known) === identity(fact)) ?? false;
}
