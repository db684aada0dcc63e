// What a parent does with the account: see it, change it, take everything along, end devices, delete it for good.

import type { Account } from '#contract/account.ts';
import { type AccountRefusal, refuse } from '#contract/account-refusals.ts';
import { ApiError } from '#contract/errors.ts';
import type { Standard } from '#domain/account/standard.ts';
import type { OneTimeCodes } from '#server/features/one-time-code/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import type { Identity } from '#server/platform/session.ts';
import type { Passwords } from './passwords.ts';
import type { AccountService } from './service.ts';
import { profileOf, type Sessions } from './sessions.ts';
import {
  type AccountRow,
  deleteAccountRow,
  findAccount,
  findAccountByPhone,
  findConsents,
  findLiveSessions,
  findSessions,
  revokeOtherSessions,
  revokeSession,
  updateAccount,
} from './store.ts';

/** For this long after a login by code, the password may be changed without the old one. */
const FRESH_CODE_MS = 15 * 60_000;

export interface AccountPage {
  read(identity: Identity): Promise<Account>;
  change(identity: Identity, change: AccountChange): Promise<Account>;
  changePassword(identity: Identity, typed: PasswordChange, address: string): Promise<void>;
  listSessions(identity: Identity): Promise<SessionListed[]>;
  endSession(identity: Identity, sessionId: string): Promise<void>;
  exportAll(identity: Identity): Promise<{ exportedAt: string; account: Account }>;
  /** With the code that was sent for it. Throws a refusal. */
  deleteWithCode(identity: Identity, otp: string): Promise<void>;
  /** For the operator: what is kept about this phone; null where it has no account. */
  showByPhone(phone: string): Promise<object | null>;
  /** For the operator; false where it has no account. */
  deleteByPhone(phone: string): Promise<boolean>;
}

interface AccountChange {
  readonly childsName?: string | undefined;
  readonly standard?: Standard | undefined;
}

interface PasswordChange {
  readonly password: string;
  readonly oldPassword?: string | undefined;
  /** A solved proof of work, if one was asked for. */
  readonly altcha?: string | undefined;
}

interface SessionListed {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

interface AccountPageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  /** Of every concept that keeps something about a person. */
  readonly personalData: readonly PersonalData[];
}

export function createAccountPage(deps: AccountPageDeps): AccountPage {
  const { db, clock, accounts, codes, passwords, sessions, personalData } = deps;

  /** Throws UnauthorizedError where it was deleted a moment ago. */
  async function load(tx: Queryable, accountId: string): Promise<AccountRow> {
    const row = await findAccount(tx, accountId);
    if (row === undefined) throw refuse('session-ended');
    return row;
  }

  async function view(tx: Queryable, row: AccountRow, codeProvedAt: Date | null): Promise<Account> {
    const now = clock.now();
    const consents = await findConsents(tx, row.id);
    return {
      ...profileOf(row, now),
      memberUntil: row.memberUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      consents: consents.map(({ version, at }) => ({ version, at: at.toISOString() })),
      needsOldPassword: !isFresh(codeProvedAt, now),
    };
  }

  async function erase(tx: Queryable, { id, phone }: AccountRow): Promise<void> {
    for (const kept of personalData) await kept.erase?.(tx, { accountId: id, phone });
    await codes.forget(tx, phone);
    await deleteAccountRow(tx, id);
  }

  async function everythingOf(row: AccountRow, codeProvedAt: Date | null) {
    const person = { accountId: row.id, phone: row.phone };
    const others = await Promise.all(
      personalData.map(async (kept) => [kept.name, await kept.exportOf(db, person)] as const),
    );
    const devices = await findSessions(db, row.id);
    const now = clock.now();
    return {
      exportedAt: now.toISOString(),
      account: await view(db, row, codeProvedAt),
      sessions: devices.map(({ device, createdAt, rotatedAt, expiresAt, revokedAt }) => ({
        device,
        createdAt,
        lastUsedAt: rotatedAt,
        endedAt: revokedAt ?? (expiresAt <= now ? expiresAt : null),
      })),
      ...Object.fromEntries(others),
    };
  }

  return {
    read: async ({ accountId, codeProvedAt }) => view(db, await load(db, accountId), codeProvedAt),

    async change({ accountId, codeProvedAt }, { childsName, standard }) {
      return sessions.change(accountId, async (tx) => {
        await updateAccount(tx, accountId, {
          ...(childsName === undefined ? {} : { childsName }),
          ...(standard === undefined ? {} : { standard }),
        });
        return view(tx, await load(tx, accountId), codeProvedAt);
      });
    },

    async changePassword({ accountId, sessionId, codeProvedAt }, typed, address) {
      const row = await load(db, accountId);
      if (!isFresh(codeProvedAt, clock.now())) {
        const { oldPassword, altcha } = typed;
        if (oldPassword === undefined) throw refuse('old-password-wrong');
        await accounts
          .requirePassword(row, { phone: row.phone, password: oldPassword, altcha }, address)
          .catch((error) => {
            const isWrong = error instanceof ApiError && error.details.reason === 'password-wrong';
            throw isWrong ? refuse('old-password-wrong') : error;
          });
      }
      const passwordHash = await passwords.hash(typed.password);
      await sessions.change(accountId, async (tx) => {
        await updateAccount(tx, accountId, { passwordHash });
        await revokeOtherSessions(tx, accountId, sessionId, clock.now());
      });
    },

    async listSessions({ accountId, sessionId }) {
      const rows = await findLiveSessions(db, accountId, clock.now());
      return rows.map(({ id, device, createdAt, rotatedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: rotatedAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },

    async endSession({ accountId }, sessionId) {
      const isEnded = await sessions.change(accountId, (tx) =>
        revokeSession(tx, sessionId, clock.now(), accountId),
      );
      if (!isEnded) throw new ApiError('NotFoundError', 'There is no such device');
    },

    exportAll: async ({ accountId, codeProvedAt }) =>
      everythingOf(await load(db, accountId), codeProvedAt),

    async deleteWithCode({ accountId }, otp) {
      const refusal = await sessions.change(
        accountId,
        async (tx): Promise<AccountRefusal | null> => {
          const row = await load(tx, accountId);
          const verdict = await codes.verify(tx, { phone: row.phone, purpose: 'delete', otp });
          if (!verdict.ok) return verdict.reason;
          await erase(tx, row);
          return null;
        },
      );
      if (refusal !== null) throw refuse(refusal);
    },

    async showByPhone(phone) {
      const row = await findAccountByPhone(db, phone);
      return row === undefined ? null : everythingOf(row, null);
    },

    async deleteByPhone(phone) {
      const row = await findAccountByPhone(db, phone);
      if (row === undefined) return false;
      await sessions.change(row.id, (tx) => erase(tx, row));
      return true;
    },
  };
}

function isFresh(codeProvedAt: Date | null, now: Date): boolean {
  return codeProvedAt !== null && now.getTime() - codeProvedAt.getTime() < FRESH_CODE_MS;
}
