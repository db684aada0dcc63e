// An account and what is kept under its phone, locked in the order of platform/database/locks.ts: the phone first.

import { type Queryable, RunAgain } from '#server/platform/database/database.ts';
import type { PersonalDataRegistry } from './personal-data.ts';
import { type AccountRow, findAccount, lockAccount } from './store.ts';

/** The phone under which things are kept for an account: its own, or a stand-in if it has none. */
export function keptUnder({ id, phone, detachedAt }: AccountRow): string {
  return detachedAt === null ? phone : `account ${id}`;
}

/** `lockWithPhone` with the personal data of the site. */
export type LockWithPhone = (
  tx: Queryable,
  id: string,
  ...others: readonly string[]
) => Promise<AccountRow | undefined>;

/**
 * Locks what is kept under the phone of an account, and under `others`, then the account. Undefined if there is no such
 * account. Call it before anything else of the account is locked.
 */
export async function lockWithPhone(
  tx: Queryable,
  personalData: PersonalDataRegistry,
  id: string,
  ...others: readonly string[]
): Promise<AccountRow | undefined> {
  const known = await findAccount(tx, id);
  if (known === undefined) return undefined;
  await personalData.lockPhones(tx, [keptUnder(known), ...others]);
  const row = await lockAccount(tx, id);
  // It got another phone while this waited.
  if (row !== undefined && keptUnder(row) !== keptUnder(known)) throw new RunAgain();
  return row;
}
