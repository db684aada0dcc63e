// The phone of an account: taken from a dormant one, exchanged for another, given back (product §4.15, decision 25).

import { refuse } from '#contract/refusals.ts';
import { isDormant } from '#domain/account/retention.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { AccountChanges } from './account-changes.ts';
import { phoneChangedNotice, type SendNotice } from './account-notices.ts';
import { keptUnder, type LockWithPhone } from './lock-with-phone.ts';
import type { PersonalDataRegistry } from './personal-data.ts';
import {
  type AccountRow,
  findAccount,
  findAccountByPhone,
  findDetachedAccount,
  updateAccount,
} from './store.ts';

export interface PhoneChanges {
  /**
   * Takes its phone from a dormant account, which is then out of reach and is deleted after a time. False, and `tx` must
   * be rolled back, if it is used again.
   */
  detach(tx: Queryable, account: AccountRow): Promise<boolean>;
  /** False if the phone has an account. What was kept under the old phone is erased; a message there tells of it. */
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
  readonly lock: LockWithPhone;
  readonly send: SendNotice;
  /** Runs the hooks of sign-ups: something may have been waiting for the phone. */
  onPhoneGiven(tx: Queryable, account: AccountRow): Promise<void>;
}

export function createPhoneChanges(deps: PhoneChangesDeps): PhoneChanges {
  const { db, clock, changes, personalData, lock, send, onPhoneGiven } = deps;

  /**
   * Gives an account a phone that no other has; what is left under the one before is erased, since that number may soon
   * be somebody else's. False if another has it by now.
   */
  async function givePhone(tx: Queryable, id: string, phone: string): Promise<boolean> {
    const isTaken = async () => (await findAccountByPhone(tx, phone)) !== undefined;
    if (await isTaken()) return false;
    const row = await lock(tx, id, phone);
    if (row === undefined) throw refuse('session-ended');
    // Another account may have taken the phone while this waited.
    if (await isTaken()) return false;
    const from = keptUnder(row);
    await personalData.movePhone(tx, id, from, phone);
    await personalData.erasePhone(tx, from);
    const change = { phone, detachedAt: null };
    await updateAccount(tx, id, change);
    await onPhoneGiven(tx, { ...row, ...change });
    return true;
  }

  return {
    async detach(tx, account) {
      const { id, phone } = account;
      const detachedAt = clock.now();
      const standIn = keptUnder({ ...account, detachedAt });
      const row = await lock(tx, id, standIn);
      // It may have been used a moment ago.
      if (row === undefined || keptUnder(row) !== phone) return false;
      if (!isDormant(row.lastUsedAt, detachedAt)) return false;
      await personalData.movePhone(tx, id, phone, standIn);
      await updateAccount(tx, id, { detachedAt });
      return true;
    },

    async changePhone(tx, id, phone) {
      const before = await findAccount(tx, id);
      if (!(await givePhone(tx, id, phone))) return false;
      if (before !== undefined) await send(tx, phoneChangedNotice(before, clock.now()));
      return true;
    },

    async attachAgain(formerPhone, phone) {
      const row = await findDetachedAccount(db, formerPhone);
      if (row === undefined) return 'not-detached';
      return changes.change(row.id, async (tx) => {
        const isGiven = await givePhone(tx, row.id, phone);
        return isGiven ? 'attached' : 'phone-taken';
      });
    },
  };
}
