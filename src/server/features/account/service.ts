// A family's account: its profile, its consents, the export of everything kept about it, and its deletion. Other
// features register what they keep about a person, and listen for changes.

import { randomUUID } from 'node:crypto';
import type { Account } from '#contract/account.ts';
import type { Profile } from '#contract/account-fields.ts';
import { refuse } from '#contract/refusals.ts';
import { type Consent, type GuardianProof, TERMS_VERSION } from '#domain/account/consent.ts';
import { isDormant } from '#domain/account/retention.ts';
import type { Standard } from '#domain/account/standard.ts';
import { isFreshCode } from '#domain/auth/fresh-code.ts';
import { roleOf } from '#domain/membership/role.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  type Database,
  isMissingReference,
  type Queryable,
} from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { keptUnder, lockWithPhone } from './lock-with-phone.ts';
import { type PersonalData, PersonalDataRegistry } from './personal-data.ts';
import {
  ACCOUNT_CHANGED,
  type AccountRow,
  deleteAccountRow,
  deleteReceiptsEndedBefore,
  findAccount,
  findAccountByPhone,
  findConsents,
  findDetachedAccount,
  findErasedAccounts,
  findGuardianProofs,
  findMembersUntil,
  findReceipts,
  insertAccount,
  insertConsent,
  insertGuardianProof,
  insertReceipts,
  lockAccount,
  type MembersUntil,
  notifyAccountChanged,
  touchAccount,
  updateAccount,
} from './store.ts';
import {
  askParentsOfUnusedAccounts,
  deleteUnusedAccounts,
  type SendNotice,
} from './unused-accounts.ts';
import type { UnusedNotice } from './unused-notice.ts';

export type { PersonalData } from './personal-data.ts';
export { type AccountRow, accountChanged, accountOfPhone, heldAccount } from './store.ts';

/** As long as a claim may be brought to court (Limitation Act, 1963). */
const RECEIPT_YEARS = 3;

/** The last use is noted this often. */
const USE_RESOLUTION_MS = DAY_MS;

export interface NewAccount {
  /** Ten digits. */
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
  readonly standard: Standard;
  /** Undefined: nobody was asked, and nothing is recorded. */
  readonly consent: Consent | undefined;
}

interface ProfileChange {
  readonly username?: string | undefined;
  readonly childsName?: string | undefined;
  readonly standard?: Standard | undefined;
}

/** The caller, and when their device last verified the phone by a code. */
interface Owner {
  readonly accountId: string;
  readonly codeProvedAt: Date | null;
}

export interface AccountService {
  find(id: string): Promise<AccountRow | undefined>;
  /** Pass `tx` inside a transaction, which must not wait for a second connection. */
  findByPhone(phone: string, tx?: Queryable): Promise<AccountRow | undefined>;
  /** The account as it is now, locked until `tx` ends. */
  lock(tx: Queryable, id: string): Promise<AccountRow | undefined>;
  /** The phone was proved by a code. Runs the hooks of sign-ups. Undefined if the phone already has an account. */
  create(tx: Queryable, details: NewAccount): Promise<AccountRow | undefined>;
  /** `hook` runs in the transaction of every sign-up; called once, when the services are created. */
  onSignUp(hook: (tx: Queryable, account: AccountRow) => Promise<void>): void;
  /** The accounts whose membership ends after `from`, at the latest at `until`. */
  findMembersUntil(wanted: MembersUntil): Promise<string[]>;
  /** Stores the end of the membership, as it follows from the membership's events. */
  setMemberUntil(tx: Queryable, id: string, memberUntil: Date | null): Promise<void>;
  /**
   * Changes an account, or what depends on it, in a transaction; afterwards every process drops what it has cached of
   * it.
   */
  change<T>(accountId: string, work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Notes that the account is being used, once a day; `known`, if at hand, saves a query on all other uses. */
  touch(tx: Queryable, id: string, known?: AccountRow): Promise<void>;
  /** Whether it was not used for so long that its number may be somebody else's by now. */
  isDormant(account: AccountRow): boolean;
  /**
   * Takes its phone from a dormant account, which is then out of reach and is deleted after a time. False, and `tx` must
   * be undone, if it is used again.
   */
  detach(tx: Queryable, account: AccountRow): Promise<boolean>;
  /** False if the phone has an account. What was kept under the old phone is erased. */
  changePhone(tx: Queryable, id: string, phone: string): Promise<boolean>;
  /** Gives a detached account a phone again, for a parent who has lost the number. */
  attachAgain(
    formerPhone: string,
    phone: string,
  ): Promise<'attached' | 'not-detached' | 'phone-taken'>;
  /** How the parent of an unused account is asked; called once, when the services are created. */
  onUnused(send: SendNotice): void;
  /** Records what makes the guardian statement credible; repeating it changes nothing. */
  recordGuardianProof(tx: Queryable, accountId: string, kind: GuardianProof): Promise<void>;
  /** Notifies all processes of a change when `tx` is committed. */
  announce(tx: Queryable, accountId: string): Promise<void>;
  /** `listener` is called after a change in any process; with null if any account may have changed. */
  onChange(listener: (accountId: string | null) => void): void;

  /** These throw session-ended if the account has just been deleted. */
  read(owner: Owner): Promise<Account>;
  changeProfile(owner: Owner, change: ProfileChange): Promise<Account>;
  /** Returns whether the newest texts still have to be agreed to. */
  agree(accountId: string, consent: Consent): Promise<boolean>;
  exportAll(owner: Owner): Promise<{ exportedAt: string; account: Account }>;
  /** Deletes the account and everything kept about the person, unless `confirm` returns a reason not to. */
  deleteUnless<Reason>(
    accountId: string,
    confirm: (tx: Queryable, phone: string) => Promise<Reason | null>,
  ): Promise<Reason | null>;

  /** Everything kept about a phone, with or without an account; null if there is nothing. */
  exportByPhone(phone: string): Promise<object | null>;
  /** What accounts of this phone that are deleted by now had agreed to. */
  receiptsOf(phone: string): Promise<object[]>;
  /** Deletes everything kept about a phone. */
  deleteByPhone(phone: string): Promise<DeletedByPhone>;
  /** After a backup was restored in `tx`: deletes again the accounts that were deleted since it was made. */
  eraseAgain(tx: Queryable): Promise<void>;
  /** Registers data to be exported and erased with the rest; called once, when the services are created. */
  addPersonalData(...data: readonly PersonalData[]): void;
  readonly tasks: readonly Task[];
}

export interface DeletedByPhone {
  readonly hadAccount: boolean;
  /** How many records of each kind were kept under the phone itself. */
  readonly records: Readonly<Record<string, number>>;
}

interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly keys: Keys;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, clock, notices, keys } = deps;
  const personalData = new PersonalDataRegistry();
  let send: SendNotice = async () => {};
  const listeners: ((accountId: string | null) => void)[] = [];
  const signUpHooks: ((tx: Queryable, account: AccountRow) => Promise<void>)[] = [];

  const findByPhone = (phone: string, tx: Queryable = db) => findAccountByPhone(tx, phone);

  const notifyListeners = (accountId: string | null) => {
    for (const listener of listeners) listener(accountId);
  };
  notices.on(ACCOUNT_CHANGED, (payload) => notifyListeners(payload === '' ? null : payload));

  async function change<T>(accountId: string, work: (tx: Queryable) => Promise<T>): Promise<T> {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      await notifyAccountChanged(tx, accountId);
      return done;
    });
    notifyListeners(accountId);
    return result;
  }

  async function load(tx: Queryable, accountId: string): Promise<AccountRow> {
    const row = await findAccount(tx, accountId);
    if (row === undefined) throw refuse('session-ended');
    return row;
  }

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
      consents: consents.map(withText),
      guardianProofs: proofs.map(withText),
      needsOldPassword: !isFreshCode(codeProvedAt, now),
    };
  }

  const lockAll = (tx: Queryable, id: string, ...phones: readonly string[]) =>
    lockWithPhone(tx, personalData, id, ...phones);

  const hashOf = (phone: string) => keys.hash('consent-receipt', phone);

  /**
   * Gives an account a phone that no other has; what is left under the one before is erased, since that number may soon
   * be somebody else's. False if another has it by now.
   */
  async function givePhone(tx: Queryable, id: string, phone: string): Promise<boolean> {
    const isTaken = async () => (await findAccountByPhone(tx, phone)) !== undefined;
    if (await isTaken()) return false;
    const row = await lockAll(tx, id, phone);
    if (row === undefined) throw refuse('session-ended');
    // Somebody may have signed up with it while this waited.
    if (await isTaken()) return false;
    const from = keptUnder(row);
    await personalData.movePhone(tx, id, from, phone);
    await personalData.erasePhone(tx, from);
    const change = { phone, detachedAt: null };
    await updateAccount(tx, id, change);
    // Something may have been waiting for this phone.
    for (const hook of signUpHooks) await hook(tx, { ...row, ...change });
    return true;
  }

  /** Everything, including what is kept under the phone, unless the phone is somebody else's by now. Both are locked. */
  async function erase(tx: Queryable, row: AccountRow): Promise<void> {
    const { id, phone } = row;
    await personalData.erasePhone(tx, keptUnder(row));
    const receipt = { phoneHash: hashOf(phone), endedAt: clock.now() };
    const consents = await findConsents(tx, id);
    await insertReceipts(
      tx,
      consents.map((consent) => ({ ...consent, ...receipt })),
    );
    await deleteAccountRow(tx, id);
  }

  async function everythingOf(row: AccountRow, codeProvedAt: Date | null) {
    const [account, records] = await Promise.all([
      view(db, row, codeProvedAt),
      personalData.recordsOf(db, row.phone, row.id),
    ]);
    return { exportedAt: clock.now().toISOString(), account, ...records };
  }

  const retiring = {
    db,
    clock,
    change,
    lock: lockAll,
    erase,
    send: (tx: Queryable, notice: UnusedNotice) => send(tx, notice),
  };

  return {
    find: (id) => findAccount(db, id),
    findByPhone,
    lock: lockAccount,
    findMembersUntil: (wanted) => findMembersUntil(db, wanted),
    setMemberUntil: (tx, id, memberUntil) => updateAccount(tx, id, { memberUntil }),
    change,
    announce: notifyAccountChanged,

    onUnused(sending) {
      send = sending;
    },

    onChange(listener) {
      listeners.push(listener);
    },

    addPersonalData(...data) {
      personalData.add(...data);
    },

    async create(tx, { consent, ...details }) {
      const now = clock.now();
      const id = randomUUID();
      const row = {
        id,
        ...details,
        memberUntil: null,
        createdAt: now,
        agreedVersion: null,
        lastUsedAt: now,
        askedAt: null,
        detachedAt: null,
      };
      await personalData.lockPhones(tx, [details.phone]);
      if (!(await insertAccount(tx, row))) return undefined;
      if (consent !== undefined) {
        await insertConsent(tx, id, consent, now);
        if (consent.isGuardian) await insertGuardianProof(tx, id, 'code', now);
      }
      for (const hook of signUpHooks) await hook(tx, row);
      return findAccount(tx, id);
    },

    onSignUp(hook) {
      signUpHooks.push(hook);
    },

    async touch(tx, id, known) {
      const now = clock.now();
      const since = new Date(now.getTime() - USE_RESOLUTION_MS);
      if (known !== undefined && known.lastUsedAt > since && known.askedAt === null) return;
      await touchAccount(tx, id, now, since);
    },

    isDormant: ({ lastUsedAt }) => isDormant(lastUsedAt, clock.now()),

    async detach(tx, account) {
      const { id, phone } = account;
      const detachedAt = clock.now();
      const standIn = keptUnder({ ...account, detachedAt });
      const row = await lockAll(tx, id, standIn);
      // It may have been used a moment ago.
      if (row === undefined || keptUnder(row) !== phone) return false;
      if (!isDormant(row.lastUsedAt, detachedAt)) return false;
      await personalData.movePhone(tx, id, phone, standIn);
      await updateAccount(tx, id, { detachedAt });
      return true;
    },

    changePhone: givePhone,

    async attachAgain(formerPhone, phone) {
      const row = await findDetachedAccount(db, formerPhone);
      if (row === undefined) return 'not-detached';
      return change(row.id, async (tx) => {
        const isGiven = await givePhone(tx, row.id, phone);
        return isGiven ? 'attached' : 'phone-taken';
      });
    },

    recordGuardianProof: (tx, accountId, kind) =>
      insertGuardianProof(tx, accountId, kind, clock.now()),

    async agree(accountId, consent) {
      await change(accountId, (tx) =>
        writeForAccount(insertConsent(tx, accountId, consent, clock.now())),
      );
      return needsConsent({ agreedVersion: consent.version });
    },

    receiptsOf: (phone) => findReceipts(db, hashOf(phone)),

    tasks: [
      retention('clear-consent-receipts', (tx, limit) => {
        const before = clock.now();
        before.setUTCFullYear(before.getUTCFullYear() - RECEIPT_YEARS);
        return deleteReceiptsEndedBefore(tx, before, limit);
      }),
      deleteUnusedAccounts(retiring),
      askParentsOfUnusedAccounts(retiring),
    ],

    read: async ({ accountId, codeProvedAt }) => view(db, await load(db, accountId), codeProvedAt),

    async changeProfile({ accountId, codeProvedAt }, { username, childsName, standard }) {
      return change(accountId, async (tx) => {
        await updateAccount(tx, accountId, {
          ...(username === undefined ? {} : { username }),
          ...(childsName === undefined ? {} : { childsName }),
          ...(standard === undefined ? {} : { standard }),
        });
        return view(tx, await load(tx, accountId), codeProvedAt);
      });
    },

    exportAll: async ({ accountId, codeProvedAt }) =>
      everythingOf(await load(db, accountId), codeProvedAt),

    async deleteUnless(accountId, confirm) {
      return change(accountId, async (tx) => {
        const row = await load(tx, accountId);
        const reason = await confirm(tx, row.phone);
        if (reason !== null) return reason;
        const locked = await lockAll(tx, accountId);
        if (locked === undefined) throw refuse('session-ended');
        await erase(tx, locked);
        return null;
      });
    },

    async eraseAgain(tx) {
      for (const row of await findErasedAccounts(tx)) await erase(tx, row);
    },

    async exportByPhone(phone) {
      const row = await findByPhone(phone);
      if (row !== undefined) return everythingOf(row, null);
      const records = await personalData.recordsOf(db, phone, undefined);
      return Object.values(records).some(({ length }) => length > 0) ? records : null;
    },

    async deleteByPhone(phone) {
      const row = await findByPhone(phone);
      const kept = Object.entries(await personalData.recordsOf(db, phone, undefined));
      const counts = kept.map(([name, { length }]) => [name, length] as const);
      const eraseAlone = async (tx: Queryable) => {
        await personalData.lockPhones(tx, [phone]);
        await personalData.erasePhone(tx, phone);
      };
      if (row === undefined) await db.transaction(eraseAlone);
      else {
        await change(row.id, async (tx) => {
          const locked = await lockAll(tx, row.id);
          if (locked?.phone === phone) await erase(tx, locked);
          else await eraseAlone(tx);
        });
      }
      return {
        hadAccount: row !== undefined,
        records: Object.fromEntries(counts.filter(([, length]) => length > 0)),
      };
    },
  };
}

const withText = <T extends { at: Date }>(row: T) => ({ ...row, at: row.at.toISOString() });

/** Whether the parent has yet to agree to the privacy policy and terms as they are now. */
export function needsConsent({ agreedVersion }: Pick<AccountRow, 'agreedVersion'>): boolean {
  return agreedVersion === null || agreedVersion < TERMS_VERSION;
}

export function profileOf(account: AccountRow, now: Date): Profile {
  const { id, phone, username, childsName, standard, memberUntil } = account;
  return { id, phone, username, childsName, standard, role: roleOf(memberUntil, now) };
}

/** Runs a write of something that belongs to an account. Throws session-ended if the account has just been deleted. */
export async function writeForAccount<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isMissingReference(error) ? refuse('session-ended') : error;
  }
}
