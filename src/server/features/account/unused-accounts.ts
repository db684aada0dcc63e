// What becomes of accounts that nobody uses: their parents are asked, and what is still unused a while later is deleted
// (product §13.4).

import { retentionCutoffs } from '#domain/account/retention.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import {
  type AccountRow,
  findAccountsToAsk,
  findAccountsToDelete,
  lockAccount,
  type RetentionCutoffs,
  updateAccount,
} from './store.ts';
import { type UnusedNotice, unusedNotice } from './unused-notice.ts';

export type SendNotice = (tx: Queryable, notice: UnusedNotice) => Promise<unknown>;

interface Retiring {
  readonly db: Database;
  readonly now: Date;
  /** Runs `work` in a transaction that changes the account. */
  change(accountId: string, work: (tx: Queryable) => Promise<void>): Promise<void>;
  erase(tx: Queryable, row: AccountRow): Promise<void>;
  readonly send: SendNotice;
}

/** Asks the parents of unused accounts, and deletes those that were asked long enough ago. */
export async function retireUnused({ db, now, change, erase, send }: Retiring): Promise<void> {
  const cutoffs = retentionCutoffs(now);
  for (const { id } of await findAccountsToDelete(db, cutoffs, now)) {
    await change(id, async (tx) => {
      const row = await lockAccount(tx, id);
      // It may have been used a moment ago.
      if (row !== undefined && isStillDue(row, cutoffs)) await erase(tx, row);
    });
  }
  for (const { id } of await findAccountsToAsk(db, cutoffs, now)) {
    await db.transaction(async (tx) => {
      const row = await lockAccount(tx, id);
      if (row === undefined || row.lastUsedAt > cutoffs.ask || row.askedAt !== null) return;
      await updateAccount(tx, id, { askedAt: now });
      await send(tx, unusedNotice(row, now));
    });
  }
}

function isStillDue({ lastUsedAt, detachedAt }: AccountRow, due: RetentionCutoffs): boolean {
  return lastUsedAt <= due.unused || (detachedAt !== null && detachedAt <= due.detached);
}
