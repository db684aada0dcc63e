// Unused accounts (product §13.4): the parent is asked, and an account that stays unused is deleted some time later.

import { retentionCutoffs } from '#domain/account/retention.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { ItemTask } from '#server/platform/tasks/task.ts';
import { type SendNotice, unusedNotice } from './account-notices.ts';
import type { Erase } from './deletion.ts';
import type { LockWithPhone } from './lock-with-phone.ts';
import {
  type AccountRow,
  findAccountsToAsk,
  findAccountsToDelete,
  lockAccount,
  type RetentionCutoffs,
  updateAccount,
} from './store.ts';

interface Retiring {
  readonly db: Database;
  readonly clock: Clock;
  /** Runs `work` in a transaction that changes the account. */
  change(accountId: string, work: (tx: Queryable) => Promise<void>): Promise<void>;
  readonly lock: LockWithPhone;
  readonly erase: Erase;
  readonly send: SendNotice;
}

const NIGHT_MS = 60 * 60_000;

/** Deletes accounts whose parents were asked long enough ago. */
export function deleteUnusedAccounts({ db, clock, change, lock, erase }: Retiring): ItemTask {
  return {
    kind: 'items',
    name: 'delete-unused-accounts',
    schedule: '20 3 * * *',
    timeLimitMs: NIGHT_MS,
    findItems(after, limit) {
      const now = clock.now();
      return findAccountsToDelete(db, retentionCutoffs(now), now, after, limit);
    },
    runItem: (id) =>
      change(id, async (tx) => {
        const row = await lock(tx, id);
        // It may have been used a moment ago.
        if (row !== undefined && isStillDue(row, retentionCutoffs(clock.now()))) {
          await erase(tx, row);
        }
      }),
  };
}

/** Asks the parents of unused accounts whether they still want them. */
export function askParentsOfUnusedAccounts({ db, clock, send }: Retiring): ItemTask {
  return {
    kind: 'items',
    name: 'ask-parents-of-unused-accounts',
    schedule: '0 10 * * *',
    timeLimitMs: NIGHT_MS,
    findItems(after, limit) {
      const now = clock.now();
      return findAccountsToAsk(db, retentionCutoffs(now), now, after, limit);
    },
    runItem: (id) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const row = await lockAccount(tx, id);
        if (row === undefined || row.askedAt !== null) return;
        if (row.lastUsedAt > retentionCutoffs(now).ask) return;
        await updateAccount(tx, id, { askedAt: now });
        await send(tx, unusedNotice(row, now));
      }),
  };
}

function isStillDue({ lastUsedAt, detachedAt }: AccountRow, due: RetentionCutoffs): boolean {
  return lastUsedAt <= due.unused || (detachedAt !== null && detachedAt <= due.detached);
}
