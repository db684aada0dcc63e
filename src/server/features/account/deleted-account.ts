// An account may be deleted at any moment: a caller whose account is gone is told that their session has ended.

import { refuse } from '#contract/refusals.ts';
import { isMissingReference, type Queryable } from '#server/platform/database/database.ts';
import { type AccountRow, findAccount } from './store.ts';

/** Throws session-ended if there is no such account. */
export async function loadAccount(tx: Queryable, accountId: string): Promise<AccountRow> {
  const row = await findAccount(tx, accountId);
  if (row === undefined) throw refuse('session-ended');
  return row;
}

/** Runs a write of something that belongs to an account. Throws session-ended if the account has just been deleted. */
export async function writeForAccount<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isMissingReference(error) ? refuse('session-ended') : error;
  }
}
