// A family's account: its profile, its consents, the export of everything kept about it, and its deletion. Other
// features register what they keep about a person, and listen for changes.

import { randomUUID } from 'node:crypto';
import type { Consent, GuardianProof } from '#domain/account/consent.ts';
import { isDormant } from '#domain/account/retention.ts';
import type { Standard } from '#domain/account/standard.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import { type AccountChanges, createAccountChanges } from './account-changes.ts';
import type { SendNotice } from './account-notices.ts';
import { insertConsent, insertGuardianProof } from './consent-store.ts';
import { type Consents, createConsents } from './consents.ts';
import { type AccountDeletion, createDeletion } from './deletion.ts';
import { type LockWithPhone, lockWithPhone } from './lock-with-phone.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { type PersonalData, PersonalDataRegistry } from './personal-data.ts';
import { createPhoneChanges, type PhoneChanges } from './phone-changes.ts';
import {
  type AccountRow,
  findAccount,
  findAccountByPhone,
  findMembersUntil,
  insertAccount,
  lockAccount,
  type MembersUntil,
  touchAccount,
  updateAccount,
} from './store.ts';
import { askParentsOfUnusedAccounts, deleteUnusedAccounts } from './unused-accounts.ts';

export { writeForAccount } from './deleted-account.ts';
export type { PersonalData } from './personal-data.ts';
export { hasConsent, needsConsent, profileOf } from './profile.ts';
export { type AccountRow, accountChanged, accountOfPhone, heldAccount } from './store.ts';

/** The last use is noted at most this often. */
const USE_RESOLUTION_MS = DAY_MS;

export interface NewAccount {
  /** Ten digits. */
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
  readonly standard: Standard;
  readonly consent: Consent;
}

type AccountHook = (tx: Queryable, account: AccountRow) => Promise<void>;

export interface AccountService
  extends AccountChanges,
    OwnAccount,
    Consents,
    PhoneChanges,
    AccountDeletion {
  find(id: string): Promise<AccountRow | undefined>;
  /** Pass `tx` inside a transaction, which must not wait for a second connection. */
  findByPhone(phone: string, tx?: Queryable): Promise<AccountRow | undefined>;
  /** The account as it is now, locked until `tx` ends. */
  lock(tx: Queryable, id: string): Promise<AccountRow | undefined>;
  /** The phone was proved by a code. Runs the hooks of sign-ups. Undefined if the phone already has an account. */
  create(tx: Queryable, details: NewAccount): Promise<AccountRow | undefined>;
  /** `hook` runs in the transaction of every sign-up; called once, when the services are created. */
  onSignUp(hook: AccountHook): void;
  /** `hook` runs in the transaction in which a parent withdraws the consent; called once, as above. */
  onConsentWithdrawn(hook: AccountHook): void;
  /** The accounts whose membership ends after `from`, at the latest at `until`. */
  findMembersUntil(wanted: MembersUntil): Promise<string[]>;
  /** Stores the end of the membership, as it follows from the membership's events. */
  setMemberUntil(tx: Queryable, id: string, memberUntil: Date | null): Promise<void>;
  /** Notes that the account is being used, once a day; `known`, if at hand, saves a query on all other uses. */
  touch(tx: Queryable, id: string, known?: AccountRow): Promise<void>;
  /** Whether it has been unused for so long that its number may have a new owner. */
  isDormant(account: AccountRow): boolean;
  /** How parents are told what becomes of their account; called once, when the services are created. */
  onNotice(send: SendNotice): void;
  /** Records what makes the guardian statement credible; repeating it changes nothing. */
  recordGuardianProof(tx: Queryable, accountId: string, kind: GuardianProof): Promise<void>;
  /** Registers data to be exported and erased with the rest; called once, when the services are created. */
  addPersonalData(...data: readonly PersonalData[]): void;
  readonly tasks: readonly Task[];
}

interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly keys: Keys;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, clock } = deps;
  const personalData = new PersonalDataRegistry();
  const signUpHooks: AccountHook[] = [];
  const withdrawalHooks: AccountHook[] = [];
  const run =
    (hooks: readonly AccountHook[]): AccountHook =>
    async (tx, account) => {
      for (const hook of hooks) await hook(tx, account);
    };
  let sending: SendNotice = async () => {};
  const send: SendNotice = (tx, notice) => sending(tx, notice);

  const changes = createAccountChanges(deps);
  const lockAll: LockWithPhone = (tx, id, ...phones) =>
    lockWithPhone(tx, personalData, id, ...phones);
  const parts = { ...deps, changes, personalData, lock: lockAll };
  const ownAccount = createOwnAccount(parts);
  const phoneChanges = createPhoneChanges({ ...parts, send, onPhoneGiven: run(signUpHooks) });
  const { deletion, erase, clearReceipts } = createDeletion(parts);

  const retiring = { db, clock, change: changes.change, lock: lockAll, erase, send };
  const { consents, tasks: consentTasks } = createConsents({
    ...retiring,
    changes,
    onWithdrawn: run(withdrawalHooks),
  });

  return {
    ...changes,
    ...ownAccount,
    ...consents,
    ...phoneChanges,
    ...deletion,

    find: (id) => findAccount(db, id),
    findByPhone: (phone, tx = db) => findAccountByPhone(tx, phone),
    lock: lockAccount,
    findMembersUntil: (wanted) => findMembersUntil(db, wanted),
    setMemberUntil: (tx, id, memberUntil) => updateAccount(tx, id, { memberUntil }),
    isDormant: ({ lastUsedAt }) => isDormant(lastUsedAt, clock.now()),

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
        consentWithdrawnAt: null,
        endsAt: null,
      };
      await personalData.lockPhones(tx, [details.phone]);
      if (!(await insertAccount(tx, row))) return undefined;
      await insertConsent(tx, id, consent, now);
      await insertGuardianProof(tx, id, 'code', now);
      await run(signUpHooks)(tx, row);
      return findAccount(tx, id);
    },

    async touch(tx, id, known) {
      const now = clock.now();
      const since = new Date(now.getTime() - USE_RESOLUTION_MS);
      if (known !== undefined && known.lastUsedAt > since && known.askedAt === null) return;
      await touchAccount(tx, id, now, since);
    },

    recordGuardianProof: (tx, accountId, kind) =>
      insertGuardianProof(tx, accountId, kind, clock.now()),

    onSignUp(hook) {
      signUpHooks.push(hook);
    },

    onConsentWithdrawn(hook) {
      withdrawalHooks.push(hook);
    },

    onNotice(how) {
      sending = how;
    },

    addPersonalData(...data) {
      personalData.add(...data);
    },

    tasks: [
      clearReceipts,
      deleteUnusedAccounts(retiring),
      askParentsOfUnusedAccounts(retiring),
      ...consentTasks,
    ],
  };
}
