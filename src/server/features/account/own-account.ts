// What parents see, change and export of their own account (product §4.11, §4.12, §13.3).

import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from '#contract/account.ts';
import type { Standard } from '#domain/account/standard.ts';
import { isFreshCode } from '#domain/auth/fresh-code.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { AccountChanges } from './account-changes.ts';
import { findConsents, findGuardianProofs } from './consent-store.ts';
import { loadAccount } from './deleted-account.ts';
import type { PersonalDataRegistry } from './personal-data.ts';
import { profileOf } from './profile.ts';
import { type AccountRow, findAccountByPhone, updateAccount } from './store.ts';

/** The caller, and when their device last verified the phone by a code. */
interface Owner {
  readonly accountId: string;
  readonly codeProvedAt: Date | null;
}

interface ProfileChange {
  readonly username?: string | undefined;
  readonly childsName?: string | undefined;
  readonly standard?: Standard | undefined;
}

/** Those that take an account throw session-ended if it has just been deleted. */
export interface OwnAccount {
  read(owner: Owner): Promise<Account>;
  changeProfile(owner: Owner, change: ProfileChange): Promise<Account>;
  /** One JSON object, in parts that are read as they are wanted. */
  exportAll(owner: Owner): Promise<AsyncIterable<string>>;
  /** Everything kept about a phone, with or without an account; null if there is nothing. */
  exportByPhone(phone: string): Promise<object | null>;
}

interface OwnAccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly changes: AccountChanges;
  readonly personalData: PersonalDataRegistry;
}

export function createOwnAccount(deps: OwnAccountDeps): OwnAccount {
  const { db, clock, changes, personalData } = deps;

  async function view(tx: Queryable, row: AccountRow, codeProvedAt: Date | null): Promise<Account> {
    const now = clock.now();
    const [consents, proofs] = await Promise.all([
      findConsents(tx, row.id),
      findGuardianProofs(tx, row.id),
    ]);
    return {
      ...profileOf(row, now),
      memberUntil: row.memberUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      consents: consents.map(({ withdrawnAt, ...consent }) => ({
        ...withTimeAsText(consent),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      })),
      guardianProofs: proofs.map(withTimeAsText),
      needsOldPassword: !isFreshCode(codeProvedAt, now),
    };
  }

  async function everythingOf(row: AccountRow, codeProvedAt: Date | null) {
    const [account, records] = await Promise.all([
      view(db, row, codeProvedAt),
      personalData.recordsOf(db, row.phone, row.id),
    ]);
    return { exportedAt: clock.now().toISOString(), account, ...records };
  }

  return {
    read: async ({ accountId, codeProvedAt }) =>
      view(db, await loadAccount(db, accountId), codeProvedAt),

    async changeProfile({ accountId, codeProvedAt }, { username, childsName, standard }) {
      return changes.change(accountId, async (tx) => {
        await updateAccount(tx, accountId, {
          ...(username === undefined ? {} : { username }),
          ...(childsName === undefined ? {} : { childsName }),
          ...(standard === undefined ? {} : { standard }),
        });
        return view(tx, await loadAccount(tx, accountId), codeProvedAt);
      });
    },

    async exportAll({ accountId, codeProvedAt }) {
      const row = await loadAccount(db, accountId);
      const account = await view(db, row, codeProvedAt);
      const pages = personalData.pagesOf(db, row.phone, row.id);
      return jsonOf({ exportedAt: clock.now().toISOString(), account }, pages);
    },

    async exportByPhone(phone) {
      const row = await findAccountByPhone(db, phone);
      if (row !== undefined) return everythingOf(row, null);
      const records = await personalData.recordsOf(db, phone, undefined);
      return Object.values(records).some(({ length }) => length > 0) ? records : null;
    },
  };
}

const withTimeAsText = <T extends { at: Date }>(row: T) => ({ ...row, at: row.at.toISOString() });

const LARGE_PAGE = 500;
const PAUSE_MS = 25;

/** `first`, and after it a list under each name; the pages of a name follow one another. */
async function* jsonOf(
  first: object,
  pages: AsyncIterable<readonly [name: string, page: readonly object[]]>,
): AsyncGenerator<string> {
  yield JSON.stringify(first).slice(0, -1);
  let name: string | undefined;
  let isFirstOfList = true;
  for await (const [next, page] of pages) {
    let part = '';
    if (next !== name) {
      part = `${name === undefined ? '' : ']'},${JSON.stringify(next)}:[`;
      name = next;
      isFirstOfList = true;
    }
    if (page.length > 0) {
      part += `${isFirstOfList ? '' : ','}${JSON.stringify(page).slice(1, -1)}`;
      isFirstOfList = false;
    }
    yield part;
    // Of a large export others are served in between.
    if (page.length >= LARGE_PAGE) await delay(PAUSE_MS);
  }
  yield name === undefined ? '}' : ']}';
}
