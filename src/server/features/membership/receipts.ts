// Receipts: numbered without gaps, sent by WhatsApp once, and printed on request (product §6.7). A number is an event
// in the ledger, so it is never given twice, not even after an older backup was restored.

import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#contract/errors.ts';
import { PAISE, summarise } from '#domain/membership/payment.ts';
import type { Site } from '#domain/site/site.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { AccountRow, AccountService, PersonalData } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { lock, lockReceipts } from '#server/platform/database/locks.ts';
import type { Printer } from '#server/platform/printer.ts';
import { findFacts, insertEvent } from './payment-store.ts';
import type { Payments } from './payments.ts';
import {
  findDueReceipts,
  findLastReceipt,
  findReceipt,
  findReceiptsOf,
  markReceiptIssued,
  saveReceipt,
} from './receipt-store.ts';

/** Receipts per second, so that they don't slow down a rush of payments. The next run does the rest. */
const AT_ONCE = 10;
const PAUSE_MS = 1_000;
const MAX_ROUNDS = 40;
const SENT_WITHIN_MS = 3 * DAY_MS;
/** The approved template at WhatsApp: number, amount in rupees, last day of the membership. */
const TEMPLATE = 'membership_receipt';

export interface Receipts {
  /** Issues and sends due receipts; returns the number of payments that were examined. */
  issueDue(): Promise<number>;
  /** A PDF. Throws NotFoundError if it is not a receipt of this account. */
  print(accountId: string, number: string): Promise<Buffer>;
  readonly personalData: PersonalData;
}

interface Issued {
  /** Of the payment. */
  readonly id: string;
  readonly accountId: string;
  readonly at: Date;
  /** In paise. */
  readonly amount: number;
  readonly number: string;
}

interface ReceiptDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly messages: MessageService;
  readonly payments: Payments;
  readonly printer: Printer;
  readonly seller: () => Promise<Site>;
}

export function createReceipts(deps: ReceiptDeps): Receipts {
  const { db, clock, accounts, messages, payments, printer, seller } = deps;

  /** Returns the number of payments that were examined. */
  async function issueSome(tx: Queryable, from: Site): Promise<number> {
    await lockReceipts(tx);
    const found = await findDueReceipts(tx, AT_ONCE);
    const payers = new Set(found.map(({ phoneKey }) => phoneKey));
    await lock(tx, 'payer', ...payers);
    // Read again now that the payers are locked; payments of other payers are left for the next round.
    const due = (await findDueReceipts(tx, AT_ONCE)).filter(({ phoneKey }) => payers.has(phoneKey));
    const facts = new Map(
      (await findFacts(tx, { ids: due.map(({ id }) => id) })).map(({ id, facts }) => [id, facts]),
    );
    const issued: Issued[] = [];
    for (const { id, accountId } of due) {
      const summary = summarise(id, facts.get(id) ?? []);
      if (summary !== undefined && summary.receiptNumber === null) {
        issued.push({ ...summary, accountId, number: await issue(tx, summary) });
      }
      await markReceiptIssued(tx, id);
    }
    // Accounts are locked in the order of their ids.
    for (const receipt of issued.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
      // Locked, so that no message is queued for a phone that the parent is changing.
      const account = await accounts.lock(tx, receipt.accountId);
      if (account === undefined) continue;
      await freeze(tx, account, receipt, from);
      await send(tx, account, receipt);
    }
    return found.length;
  }

  /** Returns the number of the receipt. */
  async function issue(tx: Queryable, { id, at }: Pick<Issued, 'id' | 'at'>): Promise<string> {
    const now = clock.now();
    const number = await nextNumber(tx, dayInIndia(now));
    await insertEvent(tx, {
      id: `receipt:${number}`,
      type: 'receipt.issued',
      paymentId: id,
      fact: { kind: 'receipt', at: now, number },
      at,
      receivedAt: now,
    });
    return number;
  }

  /** Keeps what the receipt says: neither another phone, a refund nor a new address of ours changes it. */
  async function freeze(
    tx: Queryable,
    account: AccountRow,
    { id, at, amount, number }: Omit<Issued, 'accountId'>,
    from: Site,
  ): Promise<void> {
    await saveReceipt(tx, {
      number,
      paymentId: id,
      accountId: account.id,
      phone: account.phone,
      paidAt: at,
      amount,
      seller: from,
      issuedAt: clock.now(),
    });
  }

  async function send(
    tx: Queryable,
    account: AccountRow,
    { id, amount, number }: Issued,
  ): Promise<void> {
    const now = clock.now();
    const until = dayInIndia(account.memberUntil ?? now);
    const parameters = [number, `₹${amount / PAISE}`, until];
    await messages.enqueue(tx, {
      phone: account.phone,
      content: { kind: 'notice', template: TEMPLATE, parameters },
      expiresAt: new Date(now.getTime() + SENT_WITHIN_MS),
      key: `receipt:${id}`,
    });
  }

  return {
    async issueDue() {
      const from = await seller();
      let issued = 0;
      for (let round = 1; round <= MAX_ROUNDS; round += 1) {
        const count = await db.transaction((tx) => issueSome(tx, from));
        issued += count;
        if (count < AT_ONCE) break;
        await delay(PAUSE_MS);
      }
      return issued;
    },

    async print(accountId, number) {
      const row =
        (await findReceipt(db, accountId, number)) ?? (await freezeOld(accountId, number));
      if (row === undefined) throw new ApiError('NotFoundError', 'There is no such receipt');
      const { paymentId, paidAt, phone, amount, seller: from } = row;
      const receipt = { number, paymentId, paidAt, phone, amount: amount / PAISE, seller: from };
      return printer.run({ kind: 'receipt', receipt });
    },

    personalData: {
      name: 'receipts',
      keptUnder: 'account',
      async exportOf(tx, accountId) {
        const rows = await findReceiptsOf(tx, accountId);
        return rows.map(({ accountId: _, amount, ...row }) => ({ ...row, amount: amount / PAISE }));
      },
    },
  };

  /** A receipt that was issued before receipts were kept, or after a backup that is older than it. */
  async function freezeOld(accountId: string, number: string) {
    const account = await accounts.find(accountId);
    const found = (await payments.summariesOf(db, accountId)).find(
      ({ receiptNumber }) => receiptNumber === number,
    );
    if (account === undefined || found === undefined) return undefined;
    await freeze(db, account, { ...found, number }, await seller());
    return findReceipt(db, accountId, number);
  }
}

/** `GG-2026-27-000123`: the financial year in India, from April, and a number without gaps. */
async function nextNumber(tx: Queryable, day: string): Promise<string> {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const prefix = `GG-${first}-${String((first + 1) % 100).padStart(2, '0')}-`;
  const last = await findLastReceipt(tx, `receipt:${prefix}`);
  const next = last === undefined ? 1 : Number(last.slice(-6)) + 1;
  return `${prefix}${String(next).padStart(6, '0')}`;
}
