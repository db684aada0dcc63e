// Deleting an account, or everything kept about a phone (product §13.3). What was agreed to stays for a time, as a
// receipt under a hash of the phone.

import { refuse } from '#contract/refusals.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { type BatchTask, retention } from '#server/platform/tasks/task.ts';
import type { AccountChanges } from './account-changes.ts';
import {
  deleteReceiptsEndedBefore,
  findConsents,
  findReceipts,
  insertReceipts,
} from './consent-store.ts';
import { loadAccount } from './deleted-account.ts';
import { keptUnder, type LockWithPhone } from './lock-with-phone.ts';
import type { PersonalDataRegistry } from './personal-data.ts';
import {
  type AccountRow,
  deleteAccountRow,
  findAccountByPhone,
  findErasedAccounts,
} from './store.ts';

/** As long as a claim may be brought to court (Limitation Act, 1963). */
const RECEIPT_YEARS = 3;

export interface AccountDeletion {
  /**
   * Deletes the account and everything kept about the person, unless `confirm` returns a reason not to, which is
   * returned. Throws session-ended if the account has just been deleted.
   */
  deleteUnless<Reason>(
    accountId: string,
    confirm: (tx: Queryable, phone: string) => Promise<Reason | null>,
  ): Promise<Reason | null>;
  /** Deletes everything kept about a phone, with or without an account. */
  deleteByPhone(phone: string): Promise<DeletedByPhone>;
  /** After a backup was restored in `tx`: deletes again the accounts that were deleted since it was made. */
  eraseAgain(tx: Queryable): Promise<void>;
  /** What deleted accounts of this phone had agreed to. */
  receiptsOf(phone: string): Promise<object[]>;
}

export interface DeletedByPhone {
  readonly hadAccount: boolean;
  /** Kind → how many records were kept under the phone itself. */
  readonly records: Readonly<Record<string, number>>;
}

/** Erases an account that is locked with its phone. */
export type Erase = (tx: Queryable, row: AccountRow) => Promise<void>;

interface DeletionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly changes: AccountChanges;
  readonly personalData: PersonalDataRegistry;
  readonly lock: LockWithPhone;
}

export function createDeletion(deps: DeletionDeps) {
  const { db, clock, keys, changes, personalData, lock } = deps;
  const hashOf = (phone: string) => keys.hash('consent-receipt', phone);

  /** Everything, including what is kept under the phone, unless the phone has a new owner. Both must be locked. */
  const erase: Erase = async (tx, row) => {
    const { id, phone } = row;
    await personalData.erasePhone(tx, keptUnder(row));
    const phoneHash = hashOf(phone);
    const now = clock.now();
    const consents = await findConsents(tx, id);
    await insertReceipts(
      tx,
      consents.map(({ withdrawnAt, ...consent }) => ({
        ...consent,
        phoneHash,
        endedAt: withdrawnAt ?? now,
      })),
    );
    await deleteAccountRow(tx, id);
  };

  /** What is kept under a phone alone. */
  async function erasePhone(tx: Queryable, phone: string): Promise<void> {
    await personalData.lockPhones(tx, [phone]);
    await personalData.erasePhone(tx, phone);
  }

  const deletion: AccountDeletion = {
    async deleteUnless(accountId, confirm) {
      return changes.change(accountId, async (tx) => {
        const row = await loadAccount(tx, accountId);
        const reason = await confirm(tx, row.phone);
        if (reason !== null) return reason;
        const locked = await lock(tx, accountId);
        if (locked === undefined) throw refuse('session-ended');
        await erase(tx, locked);
        return null;
      });
    },

    async deleteByPhone(phone) {
      const row = await findAccountByPhone(db, phone);
      const kept = Object.entries(await personalData.recordsOf(db, phone, undefined));
      const counts = kept.map(([name, { length }]) => [name, length] as const);
      if (row === undefined) await db.transaction((tx) => erasePhone(tx, phone));
      else {
        await changes.change(row.id, async (tx) => {
          // Also if the account has got another phone since: what is kept under this one is locked before the account.
          const locked = await lock(tx, row.id, phone);
          if (locked === undefined) await erasePhone(tx, phone);
          else if (locked.phone === phone) await erase(tx, locked);
          else await personalData.erasePhone(tx, phone);
        });
      }
      return {
        hadAccount: row !== undefined,
        records: Object.fromEntries(counts.filter(([, length]) => length > 0)),
      };
    },

    async eraseAgain(tx) {
      for (const row of await findErasedAccounts(tx)) await erase(tx, row);
    },

    receiptsOf: (phone) => findReceipts(db, hashOf(phone)),
  };

  const clearReceipts: BatchTask = retention('clear-consent-receipts', (tx, limit) => {
    const before = clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - RECEIPT_YEARS);
    return deleteReceiptsEndedBefore(tx, before, limit);
  });

  return { deletion, erase, clearReceipts };
}
