// Changes of accounts: every process is notified of them, so that none keeps an outdated copy.

import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import { ACCOUNT_CHANGED, notifyAccountChanged } from './store.ts';

/** `accountId` is null if any account may have changed. */
export type AccountListener = (accountId: string | null) => void;

export interface AccountChanges {
  /**
   * Runs `work` in a transaction that changes an account or what depends on it, and returns its result. Afterwards every
   * process drops what it has cached of the account.
   */
  change<T>(accountId: string, work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Notifies all processes of a change once `tx` is committed. */
  notifyChanged(tx: Queryable, accountId: string): Promise<void>;
  /** Calls `listener` after a change in any process. */
  onChange(listener: AccountListener): void;
}

interface ChangesDeps {
  readonly db: Database;
  readonly notices: Notices;
}

export function createAccountChanges({ db, notices }: ChangesDeps): AccountChanges {
  const listeners: AccountListener[] = [];
  const notifyListeners: AccountListener = (accountId) => {
    for (const listener of listeners) listener(accountId);
  };
  notices.on(ACCOUNT_CHANGED, (payload) => notifyListeners(payload === '' ? null : payload));

  return {
    async change(accountId, work) {
      const result = await db.transaction(async (tx) => {
        const done = await work(tx);
        await notifyAccountChanged(tx, accountId);
        return done;
      });
      notifyListeners(accountId);
      return result;
    },

    notifyChanged: notifyAccountChanged,

    onChange(listener) {
      listeners.push(listener);
    },
  };
}
