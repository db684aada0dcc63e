// The phone of an account: taken from a dormant one, exchanged for another, given back (product §4.15, decision 25).

import { isDormant } from '#domain/account/retention.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { AccountChanges } from './account-changes.ts';
import { loadAccount } from './deleted-account.ts';
import { type PersonalDataRegistry, standInFor } from './personal-data.ts';
import {
  type AccountRow,
  findAccountByPhone,
  findDetachedAccount,
  lockAccount,
  updateAccount,
} from './store.ts';

export interface PhoneChanges {
  /**
   * Takes its phone from a dormant account, which is then out of reach and is deleted after a time. False, and `tx` must
   * be rolled back, if it is used again.
   */
  detach(tx: Queryable, account: AccountRow): Promise<boolean>;
  /** False if the phone has an account. What was kept under the old phone is erased. */
  changePhone(tx: Queryable, id: string, phone: string): Promise<boolean>;
  /** Gives a detached account a phone again, for a parent who has lost the number. */
  attachAgain(
    formerPhone: string,
    phone: string,
  ): Promise<'attached' | 'not-detached' | 'phone-taken'>;
}

interface PhoneChangesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly changes: AccountChanges;
  readonly personalData: PersonalDataRegistry;
  /** Runs the hooks of sign-ups: something may have been waiting for the phone. */
  onPhoneGiven(tx: Queryable, account: AccountRow): Promise<void>;
}

export function createPhoneChanges(deps: PhoneChangesDeps): PhoneChanges {
  const { db, clock, changes, personalData, onPhoneGiven } = deps;

  /**
   * Gives an account a phone that no other has; what is left under the one before is erased, since that number may soon
   * be somebody else's. False if another has it by now. The codes of a phone are locked before its account, as by a login.
   */
  async function givePhone(
    tx: Queryable,
    row: AccountRow,
    from: string,
    phone: string,
  ): Promise<boolean> {
    if ((await findAccountByPhone(tx, phone)) !== undefined) return false;
    await personalData.movePhone(tx, row.id, from, phone);
    await personalData.erasePhone(tx, from);
    const change = { phone, detachedAt: null };
    await updateAccount(tx, row.id, change);
    await onPhoneGiven(tx, { ...row, ...change });
    return true;
  }

  return {
    async detach(tx, { id, phone }) {
      await personalData.movePhone(tx, id, phone, standInFor(id));
      const now = clock.now();
      const row = await lockAccount(tx, id);
      // It may have been used a moment ago.
      if (row?.detachedAt !== null || !isDormant(row.lastUsedAt, now)) return false;
      await updateAccount(tx, id, { detachedAt: now });
      return true;
    },

    async changePhone(tx, id, phone) {
      const row = await loadAccount(tx, id);
      return givePhone(tx, row, row.phone, phone);
    },

    async attachAgain(formerPhone, phone) {
      const row = await findDetachedAccount(db, formerPhone);
      if (row === undefined) return 'not-detached';
      return changes.change(row.id, async (tx) => {
        const isGiven = await givePhone(tx, row, standInFor(row.id), phone);
        return isGiven ? 'attached' : 'phone-taken';
      });
    },
  };
}
