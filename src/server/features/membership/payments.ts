// Payments (product §6.4 to §6.6, decision 23): every event of the provider is written to the ledger once, and who is a
// member follows from the ledger. Events may arrive twice, late, out of order, and at several processes at once.

import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import type { Payment } from '#contract/membership.ts';
import type { MembershipOffer } from '#domain/membership/offer.ts';
import type { PaymentFact, PaymentSummary } from '#domain/membership/payment.ts';
import type { MembershipEvent } from '#domain/membership/period.ts';
import { openUntil, paidTwice } from '#domain/membership/settling.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { AccountRow, AccountService, PersonalData } from '#server/features/account/service.ts';
import type {
  PaymentGateway,
  PaymentRecord,
  ReportedFact,
} from '#server/gateways/payments/payment-gateway.ts';
import { readEvent } from '#server/gateways/payments/razorpay-records.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, type Queryable, RunAgain } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import { jsonOf } from '#server/platform/json.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { decideFact } from './accepted-price.ts';
import type { CheckoutReferences } from './checkout-reference.ts';
import { cancelAll, createPaymentDecisions, type PaymentDecisions } from './payment-decisions.ts';
import type { PaymentNotices } from './payment-notices.ts';
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
import { type AccountPayments, summariesFrom, toPayment } from './payment-view.ts';
import { createReconciliation, type Reconciliation } from './reconciliation.ts';

/** How far the provider's clock may be ahead of ours. */
const MAX_AHEAD_MS = 10 * MINUTE_MS;
/** An older event is stored but changes nothing: the reconciliation finds its payment. */
const MAX_AGE_MS = 30 * DAY_MS;
const PAYLOADS_KEPT_MS = 180 * DAY_MS;
/** As long as books have to be kept. */
const PAYMENTS_KEPT_MS = 8 * 366 * DAY_MS;

export interface Payments extends Reconciliation, PaymentDecisions {
  /** A webhook whose signature is right. `eventId` is x-razorpay-event-id. Throws ValidationError. */
  receive(rawBody: Buffer, eventId: string | undefined): Promise<{ received: number }>;
  /** Applies a record fetched from the provider. False if it was known. */
  apply(record: PaymentRecord): Promise<boolean>;
  /** Gives an account the payments that wait for its phone, which is locked. */
  linkWaitingPayments(tx: Queryable, account: AccountRow): Promise<void>;
  /** The payments of an account, the latest first. */
  summariesOf(db: Queryable, accountId: string): Promise<PaymentSummary[]>;
  /** The same, with what follows from all of them together. */
  read(tx: Queryable, accountId: string): Promise<AccountPayments>;
  listFor(accountId: string): Promise<{ data: Payment[]; openUntil: string | null }>;
  /** Cancels what can be cancelled, as the person ends the account. */
  cancelAll(tx: Queryable, accountId: string): Promise<void>;
  /** The keyed hash of a phone, under which payments are kept. */
  keyOf(phone: string): string;
  /** After a backup was restored in `tx`: erases the owners of payments again and recomputes the memberships. */
  settleRestored(tx: Queryable): Promise<void>;
  readonly tasks: readonly Task[];
  readonly personalData: PersonalData;
}

interface PaymentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ledgerKey: KeyObject;
  readonly accounts: AccountService;
  readonly gateway: PaymentGateway;
  readonly offer: () => Promise<MembershipOffer>;
  readonly notices: PaymentNotices;
  readonly references: CheckoutReferences;
  readonly findMembershipEvents: (tx: Queryable, accountId: string) => Promise<MembershipEvent[]>;
  /** Stores the end of the membership that follows from the ledger, and notifies all processes. */
  readonly recompute: (tx: Queryable, accountId: string) => Promise<unknown>;
  readonly onReceiptNeeded: () => void;
}

export function createPayments(deps: PaymentDeps): Payments {
  const { db, clock, ledgerKey, accounts, gateway, offer, recompute, onReceiptNeeded } = deps;
  const { notices, references, findMembershipEvents } = deps;

  const keyOf = (phone: string) =>
    createHmac('sha256', ledgerKey).update(phone).digest('base64url');

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
    prices: MembershipOffer,
    digest: string | undefined,
  ): Promise<boolean> {
    const { eventId, type, paymentId, phone, at, payload } = record;
    const now = clock.now();
    const isFromWebhook = digest !== undefined;
    if (paymentId === null) {
      const event = { id: eventId, type, paymentId, fact: null, payload, at, receivedAt: now };
      return insertEvent(tx, isFromWebhook ? { ...event, digest } : event);
    }
    await lock(tx, 'payment', paymentId);
    const owner = await ownerOf(tx, paymentId, phone);
    const { known, phoneKey, accountId } = owner;
    const isKnown = !isFromWebhook && (await isFactKnown(tx, paymentId, record.fact));
    const fact = isKnown ? null : await decideFact(tx, record, phoneKey, prices);
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
    if (!isNew && isFromWebhook) return false;

    const isAccepted = fact?.kind === 'paid' && fact.isAccepted;
    const needsReceipt =
      phoneKey !== null && ((isNew && isAccepted) || known?.needsReceipt === true);
    await savePayment(tx, {
      id: paymentId,
      phoneKey,
      accountId,
      startedBy: known?.startedBy ?? startedBy(record, accountId),
      createdAt: known?.createdAt ?? now,
      needsReceipt,
    });
    if (accountId === null) return isNew;
    await recompute(tx, accountId);
    if (needsReceipt) onReceiptNeeded();
    if (isNew && fact?.kind === 'refunded') await tellOfRefund(tx, accountId, fact);
    return isNew;
  }

  function startedBy({ checkout, at }: PaymentRecord, accountId: string | null): string | null {
    if (checkout === null || accountId === null) return null;
    return references.isOf(checkout, accountId, at) ? accountId : null;
  }

  async function tellOfRefund(
    tx: Queryable,
    accountId: string,
    { refundId, amount }: Extract<PaymentFact, { kind: 'refunded' }>,
  ): Promise<void> {
    const account = await accounts.lock(tx, accountId);
    if (account !== undefined) {
      await notices.refunded(tx, account.phone, { id: refundId, amount });
    }
  }

  async function apply(record: PaymentRecord, digest?: string): Promise<boolean> {
    const prices = await offer();
    return changeFor(record.phone, (tx) => applyIn(tx, record, prices, digest));
  }

  async function summariesOf(tx: Queryable, accountId: string): Promise<PaymentSummary[]> {
    return summariesFrom(await findFacts(tx, { accountId }));
  }

  async function read(tx: Queryable, accountId: string): Promise<AccountPayments> {
    const events = await findMembershipEvents(tx, accountId);
    const summaries = await summariesOf(tx, accountId);
    return {
      summaries,
      paidTwice: paidTwice(events, summaries),
      openUntil: openUntil(events, summaries),
    };
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
        const { paymentId, fact } = record;
        return paymentId !== null && !(await isFactKnown(db, paymentId, fact));
      },
    }),

    async linkWaitingPayments(tx, { id, phone }) {
      if ((await linkPayments(tx, keyOf(phone), id)) === 0) return;
      await recompute(tx, id);
      onReceiptNeeded();
    },

    summariesOf,

    read,

    async listFor(accountId) {
      const now = clock.now();
      const all = await read(db, accountId);
      return {
        data: all.summaries.map((summary) => toPayment(summary, all, now)),
        openUntil: all.openUntil?.toISOString() ?? null,
      };
    },

    ...createPaymentDecisions({ db, clock, accounts, notices, read }),

    async cancelAll(tx, accountId) {
      await cancelAll(tx, await summariesOf(tx, accountId), clock.now());
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
        return found.map((summary) => toPayment(summary, { paidTwice: [] }, now));
      },
      lock: (tx, phones) => lock(tx, 'payer', ...phones.map(keyOf)),
      async erase(tx, phone) {
        const now = clock.now();
        const phoneKey = keyOf(phone);
        await cancelAll(tx, summariesFrom(await findFacts(tx, { phoneKey })), now);
        await unlinkPayments(tx, phoneKey, now);
      },
      move: (tx, accountId, _from, to) => movePayments(tx, accountId, keyOf(to)),
    },
  };
}

/** Whether the ledger has this fact already, from any event. */
async function isFactKnown(
  tx: Queryable,
  paymentId: string,
  fact: ReportedFact | null,
): Promise<boolean> {
  if (fact === null) return false;
  const [payment] = await findFacts(tx, { ids: [paymentId] });
  // Whether it was accepted was decided when it became known.
  const decided = new Set(['at', 'isAccepted', 'isHeld']);
  const identity = (one: object) =>
    JSON.stringify(
      Object.entries(one)
        .filter(([name]) => !decided.has(name))
        .sort(),
    );
  return payment?.facts.some((known) => identity(known) === identity(fact)) ?? false;
}
