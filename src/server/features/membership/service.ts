// Memberships: their end, payments, coupons and receipts (product §6).

import type { KeyObject } from 'node:crypto';
import type { Registry } from 'prom-client';
import { ApiError } from '#contract/errors.ts';
import type { MembershipOffer } from '#domain/membership/offer.ts';
import { isCounted, type PaymentSummary } from '#domain/membership/payment.ts';
import { type MembershipEvent, memberUntil } from '#domain/membership/period.ts';
import { paidTwice } from '#domain/membership/settling.ts';
import type { Site } from '#domain/site/site.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { AccountService, PersonalData } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import type { Clock } from '#server/platform/clock.ts';
import { keepContent } from '#server/platform/content/kept-content.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Limiter } from '#server/platform/limits/limiter.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { Queue } from '#server/platform/queue.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import { createCheckoutReferences } from './checkout-reference.ts';
import { membershipContent } from './content.ts';
import { type Coupons, createCoupons, type TypedCoupon } from './coupons.ts';
import { registerDeadlines } from './deadline-metrics.ts';
import { createPaymentDesk, type PaymentDesk } from './payment-desk.ts';
import { createPaymentNotices } from './payment-notices.ts';
import { findPaymentsStartedBy } from './payment-store.ts';
import { createPayments, type Payments } from './payments.ts';
import { createReceipts, type Receipts } from './receipts.ts';
import { reminderTasks } from './reminders.ts';
import { secondPaymentReminder } from './second-payment-reminder.ts';
import { findMembershipEvents, findOffer, insertMembershipEvent } from './store.ts';

export interface MembershipService {
  /** Adds a year; returns the new end, undefined if the phone has no account. */
  grantYear(phone: string): Promise<Date | undefined>;
  /** Ends the membership now. False if the phone has no account. */
  end(phone: string): Promise<boolean>;
  /** Price and figures. Throws NotFoundError if the content has not been imported. */
  describe(): Promise<{ price: number; listPrice: number; figures: Figures }>;
  /** The payment page at the standard price, for a session of this account. `phone`: ten digits. */
  checkout(payer: {
    accountId: string;
    phone: string;
  }): Promise<{ price: number; paymentUrl: string }>;
  /** The payment page at the coupon's price. Throws as `Coupons.find`. */
  applyCoupon(typed: TypedCoupon): Promise<{ code: string; price: number; paymentUrl: string }>;
  /** The secret with which the provider signs its webhooks. */
  readonly webhookSecret: string;
  readonly payments: Payments;
  readonly receipts: Receipts;
  readonly desk: PaymentDesk;
  readonly coupons: Coupons;
  registerMetrics(registry: Registry): void;
  readonly tasks: readonly Task[];
  readonly personalData: readonly PersonalData[];
}

const ISSUE_RECEIPTS = 'issue-receipts';
const EVERY_MINUTE = '* * * * *';
const NIGHTLY = '0 3 * * *';
const NUDGE_MS = 300;
/** A second payment is told of while it is news. */
const TOLD_WITHIN_MS = 30 * DAY_MS;
/** The provider retries its webhooks for a day. */
const RECONCILED_MS = 7 * DAY_MS;

/** The amount of content. */
export interface Figures {
  readonly topics: number;
  readonly levels: number;
  readonly questions: number;
  readonly games: number;
  readonly words: number;
  readonly worksheets: number;
}

interface MembershipDeps {
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly limiter: Limiter;
  /** Hashes the phones of payments. */
  readonly ledgerKey: KeyObject;
  readonly accounts: AccountService;
  readonly messages: MessageService;
  readonly queue: Queue;
  readonly printer: Printer;
  readonly seller: () => Promise<Site>;
  readonly paymentGateway: PaymentGateway;
  readonly countContent: () => Promise<Figures>;
}

export function createMembershipService(deps: MembershipDeps): MembershipService {
  const { notices, messages, queue, printer, seller } = deps;
  const { db, clock, limiter, ledgerKey, accounts, paymentGateway, countContent } = deps;

  let nudging: NodeJS.Timeout | undefined;

  /**
   * Queues the issuing of due receipts in a moment. If this process dies first, the task of the next minute does it.
   */
  function nudge(): void {
    if (nudging !== undefined) return;
    nudging = setTimeout(() => {
      nudging = undefined;
      queue.add(db, ISSUE_RECEIPTS, {}).catch(() => {});
    }, NUDGE_MS);
    nudging.unref();
  }

  /** Cached, since every payment is compared with it. */
  const offer = keepContent(
    notices,
    [membershipContent.name],
    async (): Promise<MembershipOffer> => {
      const found = await findOffer(db);
      if (found === undefined) throw new ApiError('NotFoundError');
      return found;
    },
  );

  /**
   * Recomputes the end of a membership from everything known about the account, stores it and notifies all processes.
   * Returns it: null without a membership, undefined if the account is gone. Concurrent calls take turns at the
   * account, and each sees what the others wrote.
   */
  async function recompute(
    tx: Queryable,
    accountId: string,
    event?: MembershipEvent,
  ): Promise<Date | null | undefined> {
    const account = await accounts.lock(tx, accountId);
    if (account === undefined) return undefined;
    if (event !== undefined) await insertMembershipEvent(tx, accountId, event);
    const events = await findMembershipEvents(tx, accountId);
    const summaries = await payments.summariesOf(tx, accountId);
    await recordPayersProof(tx, accountId, summaries);
    await tellOfSecondPayments(tx, account.phone, events, summaries);
    const until = memberUntil(events, summaries);
    if (until?.getTime() !== account.memberUntil?.getTime()) {
      await accounts.setMemberUntil(tx, accountId, until);
    }
    await accounts.notifyChanged(tx, accountId);
    return until;
  }

  /** A payer is an adult with a bank account; but only one who was signed in is this child's guardian (product §4.4). */
  async function recordPayersProof(
    tx: Queryable,
    accountId: string,
    summaries: readonly PaymentSummary[],
  ): Promise<void> {
    const counted = new Set(summaries.filter(isCounted).map(({ id }) => id));
    const started = await findPaymentsStartedBy(tx, accountId);
    if (!started.some((id) => counted.has(id))) return;
    await accounts.recordGuardianProof(tx, accountId, 'payment');
  }

  async function tellOfSecondPayments(
    tx: Queryable,
    phone: string,
    events: readonly MembershipEvent[],
    summaries: readonly PaymentSummary[],
  ): Promise<void> {
    const since = clock.now().getTime() - TOLD_WITHIN_MS;
    for (const id of paidTwice(events, summaries)) {
      const payment = summaries.find((one) => one.id === id);
      if (payment && payment.at.getTime() > since) await tell.paidTwice(tx, phone, payment);
    }
  }

  const tell = createPaymentNotices(messages, clock);
  const references = createCheckoutReferences(ledgerKey);
  const payments = createPayments({
    db,
    clock,
    ledgerKey,
    accounts,
    gateway: paymentGateway,
    offer,
    notices: tell,
    references,
    findMembershipEvents,
    recompute,
    onReceiptNeeded: nudge,
  });
  accounts.onSignUp(payments.linkWaitingPayments);
  accounts.onConsentWithdrawn((tx, { id }) => payments.cancelAll(tx, id));
  const desk = createPaymentDesk({
    db,
    clock,
    accounts,
    gateway: paymentGateway,
    payments,
    recompute,
  });
  const receipts = createReceipts({
    db,
    clock,
    accounts,
    messages,
    payments,
    printer,
    seller,
  });
  const coupons = createCoupons({
    db,
    clock,
    limiter,
    listCoupons: async () => (await offer()).coupons,
    keyOfPhone: payments.keyOf,
  });

  async function record(phone: string, event: MembershipEvent): Promise<Date | null | undefined> {
    const account = await accounts.findByPhone(phone);
    if (account === undefined) return undefined;
    return accounts.change(account.id, (tx) => recompute(tx, account.id, event));
  }

  return {
    async grantYear(phone) {
      return (await record(phone, { kind: 'year-granted', at: clock.now() })) ?? undefined;
    },
    end: async (phone) => (await record(phone, { kind: 'ended', at: clock.now() })) !== undefined,

    async describe() {
      const { price, listPrice } = await offer();
      return { price, listPrice, figures: await countContent() };
    },

    async checkout({ accountId, phone }) {
      const { price } = await offer();
      const checkout = references.of(accountId, clock.now());
      return { price, paymentUrl: paymentGateway.urlOf('standard', { phone, checkout, price }) };
    },

    async applyCoupon(typed) {
      const { price } = await coupons.find(typed);
      const { phone, accountId } = typed;
      const checkout = references.of(accountId, clock.now());
      const paymentUrl = paymentGateway.urlOf('coupon', { phone, checkout, price });
      return { code: typed.code.trim(), price, paymentUrl };
    },

    webhookSecret: paymentGateway.webhookSecret,
    payments,
    receipts,
    desk,
    coupons,

    registerMetrics: (registry) => registerDeadlines(registry, db, clock),

    tasks: [
      {
        kind: 'whole',
        name: ISSUE_RECEIPTS,
        schedule: EVERY_MINUTE,
        timeLimitMs: 60_000,
        run: receipts.issueDue,
      },
      ...reminderTasks({ db, clock, accounts, messages }),
      secondPaymentReminder({ db, clock, accounts, payments, notices: tell }),
      {
        kind: 'whole',
        name: 'reconcile-payments',
        schedule: NIGHTLY,
        timeLimitMs: 30 * 60_000,
        run: async (signal) => {
          const since = new Date(clock.now().getTime() - RECONCILED_MS);
          return (await payments.reconcile(since, signal)).added;
        },
      },
      ...payments.tasks,
    ],

    personalData: [
      { name: 'membership', keptUnder: 'account', exportOf: findMembershipEvents },
      payments.personalData,
      receipts.personalData,
      coupons.personalData,
    ],
  };
}
