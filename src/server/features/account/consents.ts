// The consent of a parent: given, withdrawn, and what becomes of an account without one (product §4.4). The parent is
// told, and the account ends some days later unless the parent agrees before.

import { refuse } from '#contract/refusals.ts';
import { type Consent, endWithoutConsent } from '#domain/account/consent.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ItemTask } from '#server/platform/tasks/task.ts';
import type { AccountChanges } from './account-changes.ts';
import {
  consentMissingNotice,
  consentWithdrawnNotice,
  type SendNotice,
} from './account-notices.ts';
import { insertConsent, markConsentsWithdrawn } from './consent-store.ts';
import { writeForAccount } from './deleted-account.ts';
import type { Erase } from './deletion.ts';
import type { LockWithPhone } from './lock-with-phone.ts';
import { needsConsent } from './profile.ts';
import {
  type AccountRow,
  findAccountsToEnd,
  findAccountsWithoutConsent,
  lockAccount,
  updateAccount,
} from './store.ts';

export interface Consents {
  /** Returns whether the newest texts still have to be agreed to. */
  agree(accountId: string, consent: Consent): Promise<boolean>;
  /** Returns when the account ends, unless its parent agrees again. Repeating it changes nothing. */
  withdraw(accountId: string): Promise<Date>;
}

interface ConsentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly changes: AccountChanges;
  readonly lock: LockWithPhone;
  readonly erase: Erase;
  readonly send: SendNotice;
  /** What else follows when a parent ends an account, such as the refund of a payment. */
  readonly onWithdrawn: (tx: Parameters<SendNotice>[0], account: AccountRow) => Promise<void>;
}

const HOUR_MS = 60 * 60_000;

export function createConsents(deps: ConsentsDeps): {
  consents: Consents;
  tasks: readonly ItemTask[];
} {
  const { db, clock, changes, lock, erase, send, onWithdrawn } = deps;

  const consents: Consents = {
    async agree(accountId, consent) {
      await changes.change(accountId, (tx) =>
        writeForAccount(insertConsent(tx, accountId, consent, clock.now())),
      );
      return needsConsent({ agreedVersion: consent.version });
    },

    async withdraw(accountId) {
      return changes.change(accountId, async (tx) => {
        const row = await lock(tx, accountId);
        if (row === undefined) throw refuse('session-ended');
        if (row.consentWithdrawnAt !== null && row.endsAt !== null) return row.endsAt;
        const now = clock.now();
        const endsAt = endWithoutConsent(now);
        await markConsentsWithdrawn(tx, accountId, now);
        await updateAccount(tx, accountId, {
          agreedVersion: null,
          consentWithdrawnAt: now,
          endsAt,
        });
        await onWithdrawn(tx, row);
        await send(tx, consentWithdrawnNotice(row, now, endsAt));
        return endsAt;
      });
    },
  };

  const tasks: readonly ItemTask[] = [
    {
      kind: 'items',
      name: 'ask-for-missing-consent',
      schedule: '30 10 * * *',
      timeLimitMs: HOUR_MS,
      findItems: (after, limit) => findAccountsWithoutConsent(db, clock.now(), after, limit),
      runItem: (id) =>
        changes.change(id, async (tx) => {
          const row = await lockAccount(tx, id);
          if (row === undefined || row.agreedVersion !== null || row.endsAt !== null) return;
          const now = clock.now();
          const endsAt = endWithoutConsent(now);
          await updateAccount(tx, id, { endsAt });
          await send(tx, consentMissingNotice(row, now, endsAt));
        }),
    },
    {
      kind: 'items',
      name: 'delete-accounts-without-consent',
      schedule: '50 * * * *',
      timeLimitMs: HOUR_MS,
      findItems: (after, limit) => findAccountsToEnd(db, clock.now(), after, limit),
      runItem: (id) =>
        changes.change(id, async (tx) => {
          const row = await lock(tx, id);
          // The parent may have agreed a moment ago.
          if (row?.endsAt != null && row.endsAt <= clock.now()) await erase(tx, row);
        }),
    },
  ];

  return { consents, tasks };
}
