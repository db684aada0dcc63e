// A second reminder of a payment that was made twice, after a week in which the payer decided nothing (product §6.6).

import { DAY_MS } from '#domain/time/durations.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ItemTask } from '#server/platform/tasks/task.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { findPayersBetween } from './payment-store.ts';
import type { Payments } from './payments.ts';

const FORENOON = '15 10 * * *';
const AFTER_MS = 7 * DAY_MS;
/** Older payments are left to the operator. */
const UNTIL_MS = 14 * DAY_MS;

interface ReminderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly payments: Pick<Payments, 'read'>;
  readonly notices: PaymentNotices;
}

export function secondPaymentReminder(deps: ReminderDeps): ItemTask {
  const { db, clock, accounts, payments, notices } = deps;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  return {
    kind: 'items',
    name: 'remind-of-second-payments',
    schedule: FORENOON,
    timeLimitMs: 30 * 60_000,
    findItems: (after, limit) =>
      findPayersBetween(db, { from: ago(UNTIL_MS), until: ago(AFTER_MS), after, limit }),
    runItem: (accountId) =>
      db.transaction(async (tx) => {
        const account = await accounts.lock(tx, accountId);
        if (account === undefined) return;
        const { summaries, paidTwice } = await payments.read(tx, accountId);
        for (const payment of summaries) {
          const isDue = payment.at <= ago(AFTER_MS) && payment.at > ago(UNTIL_MS);
          if (isDue && paidTwice.includes(payment.id))
            await notices.paidTwiceAgain(tx, account.phone, payment);
        }
      }),
  };
}
