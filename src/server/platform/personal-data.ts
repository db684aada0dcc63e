// What a concept keeps about a person, so that a parent can take it along and have it erased (decisions "Privacy"):
// every concept that keeps something hands one of these to the accounts.

import { refuse } from '#contract/account-refusals.ts';
import { isMissingReference, type Queryable } from './database/database.ts';

export interface Person {
  readonly accountId: string;
  /** Ten digits. */
  readonly phone: string;
}

export interface PersonalData {
  /** Its name in the export. */
  readonly name: string;
  exportOf(db: Queryable, person: Person): Promise<unknown>;
  /** Runs in the transaction that deletes the account; absent where the database deletes it with the account. */
  erase?(tx: Queryable, person: Person): Promise<void>;
}

/** A write of what belongs to an account. Throws session-ended where that was deleted a moment ago. */
export async function writeForAccount<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isMissingReference(error) ? refuse('session-ended') : error;
  }
}
