// Signing up and logging in (spec §4 Signup, Login; decisions "Accounts and access"). Answers and their timing are the
// same for a phone with and without an account, until the caller has proved to hold that phone.

import { randomUUID } from 'node:crypto';
import { type AccountRefusal, refuse } from '#contract/account-refusals.ts';
import { TERMS_VERSION } from '#domain/account/account.ts';
import { decidePasswordTry, PASSWORD_TRIES_WINDOW_MS } from '#domain/account/limits.ts';
import type { Standard } from '#domain/account/standard.ts';
import type { OneTimeCodes } from '#server/features/one-time-code/service.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { Captcha } from '#server/platform/captcha.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions, Tokens } from './sessions.ts';
import {
  type AccountRow,
  findAccountByPhone,
  insertAccount,
  insertConsent,
  lockAccount,
  prepareFindAccountByPhone,
  updateAccount,
} from './store.ts';

export interface SignUpDetails {
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
  readonly standard: Standard;
  readonly password: string;
}

export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface SignedIn {
  readonly account: AccountRow;
  readonly tokens: Tokens;
}

export interface AccountService {
  /** The phone must have been proved before. Throws phone-taken. */
  signUp(details: SignUpDetails, caller: Caller): Promise<SignedIn>;
  /** Proves a phone for a sign-up. Throws a refusal, phone-taken once the code was right. */
  verifyPhone(phone: string, otp: string): Promise<void>;
  logInWithCode(phone: string, otp: string, caller: Caller): Promise<SignedIn>;
  logInWithPassword(
    typed: { phone: string; password: string; altcha: string | undefined },
    caller: Caller,
  ): Promise<SignedIn>;
  /** Checks a password and counts it where it is wrong. Throws a refusal. */
  requirePassword(
    account: AccountRow | undefined,
    typed: { phone: string; password: string; altcha?: string | undefined },
    address: string,
  ): Promise<void>;
  /** False where the phone has no account. */
  setMembership(phone: string, until: Date | null): Promise<boolean>;
  /** Sets the end of the membership from what it was; gives it, undefined where the phone has no account. */
  changeMembership(
    phone: string,
    change: (memberUntil: Date | null, now: Date) => Date | null,
  ): Promise<Date | null | undefined>;
}

interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, clock, attempts, captcha, codes, passwords, sessions } = deps;

  const findByPhone = prepareFindAccountByPhone(db);
  const countWrong = attempts.prepareCounts(db, [
    'wrong-password-for-phone',
    'wrong-password-from-address',
  ]);

  /** Throws a refusal. */
  async function requireTryLeft(
    phone: string,
    address: string,
    altcha: string | undefined,
  ): Promise<void> {
    const now = clock.now();
    const since = new Date(now.getTime() - PASSWORD_TRIES_WINDOW_MS);
    const [forPhone = 0, fromAddress = 0] = await countWrong([phone, address], since);
    const decision = decidePasswordTry({ forPhone, fromAddress }, altcha !== undefined);
    if (!decision.ok) throw refuse(decision.reason);
  }

  const service: AccountService = {
    async signUp({ password, ...details }, { userAgent }) {
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      const account = {
        id: randomUUID(),
        ...details,
        passwordHash,
        memberUntil: null,
        createdAt: now,
      };
      return db.transaction(async (tx) => {
        if (!(await insertAccount(tx, account))) throw refuse('phone-taken');
        await insertConsent(tx, { accountId: account.id, version: TERMS_VERSION, at: now });
        const tokens = await sessions.open(tx, account, { userAgent, isProvedByCode: true });
        return { account, tokens };
      });
    },

    async verifyPhone(phone, otp) {
      // A refusal is given back, not thrown: what it counted or used up must be committed.
      const refusal = await db.transaction(async (tx): Promise<AccountRefusal | null> => {
        const verdict = await codes.verify(tx, { phone, purpose: 'sign-up', otp });
        if (!verdict.ok) return verdict.reason;
        return (await findAccountByPhone(tx, phone)) === undefined ? null : 'phone-taken';
      });
      if (refusal !== null) throw refuse(refusal);
    },

    async logInWithCode(phone, otp, { userAgent }) {
      const result = await db.transaction(async (tx): Promise<SignedIn | AccountRefusal> => {
        const verdict = await codes.verify(tx, { phone, purpose: 'login', otp });
        if (!verdict.ok) return verdict.reason;
        const account = await findAccountByPhone(tx, phone);
        if (account === undefined) return 'no-account';
        const tokens = await sessions.open(tx, account, { userAgent, isProvedByCode: true });
        return { account, tokens };
      });
      if (typeof result === 'string') throw refuse(result);
      return result;
    },

    async logInWithPassword(typed, { address, userAgent }) {
      const account = await findByPhone(typed.phone);
      await service.requirePassword(account, typed, address);
      if (account === undefined) throw refuse('password-wrong');
      return db.transaction(async (tx) => {
        // Checking takes its time: meanwhile the password may have been changed, or the account deleted.
        const current = await lockAccount(tx, account.id);
        if (current?.passwordHash !== account.passwordHash) throw refuse('password-wrong');
        const tokens = await sessions.open(tx, current, { userAgent, isProvedByCode: false });
        return { account: current, tokens };
      });
    },

    async requirePassword(account, { phone, password, altcha }, address) {
      await requireTryLeft(phone, address, altcha);
      if (altcha !== undefined) {
        const isSolved = await db.transaction((tx) => captcha.accept(tx, altcha, clock.now()));
        if (!isSolved) throw refuse('captcha-wrong');
      }
      const isRight = await passwords.verify(account?.passwordHash, password);
      // Asked again: many tries at once all passed the first question before one of them had been counted.
      await requireTryLeft(phone, address, altcha);
      if (isRight) return;
      const now = clock.now();
      await attempts.record(db, 'wrong-password-for-phone', phone, now);
      await attempts.record(db, 'wrong-password-from-address', address, now);
      throw refuse('password-wrong');
    },

    async setMembership(phone, until) {
      return (await service.changeMembership(phone, () => until)) !== undefined;
    },

    async changeMembership(phone, change) {
      const account = await findAccountByPhone(db, phone);
      if (account === undefined) return undefined;
      return sessions.change(account.id, async (tx) => {
        const current = await lockAccount(tx, account.id);
        if (current === undefined) return undefined;
        const memberUntil = change(current.memberUntil, clock.now());
        await updateAccount(tx, account.id, { memberUntil });
        return memberUntil;
      });
    },
  };
  return service;
}
