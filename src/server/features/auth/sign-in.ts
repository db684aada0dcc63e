// Signing up and logging in (product §4.5 to §4.7). Answers and their timing are the
// same for a phone with and without an account, until the caller has proved to hold that phone.

import { ApiError } from '#contract/errors.ts';
import { type AccountRefusal, refuse } from '#contract/refusals.ts';
import type { Standard } from '#domain/account/standard.ts';
import { isFreshCode } from '#domain/auth/fresh-code.ts';
import { decidePasswordTry, PASSWORD_TRIES_WINDOW_MS } from '#domain/auth/limits.ts';
import type { AccountRow, AccountService } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';

import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import type { Identity, Sessions, Tokens } from './sessions.ts';
import { revokeOtherSessions } from './store.ts';

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

interface PasswordChange {
  readonly password: string;
  readonly oldPassword?: string | undefined;
  /** A solved proof of work, if one was asked for. */
  readonly altcha?: string | undefined;
}

export interface SignIn {
  /** The phone must have been proved before. Throws phone-taken. */
  signUp(details: SignUpDetails, caller: Caller): Promise<SignedIn>;
  /** Proves a phone for a sign-up. Throws a refusal, phone-taken once the code was right. */
  verifyPhone(phone: string, otp: string): Promise<void>;
  logInWithCode(phone: string, otp: string, caller: Caller): Promise<SignedIn>;
  logInWithPassword(
    typed: { phone: string; password: string; altcha: string | undefined },
    caller: Caller,
  ): Promise<SignedIn>;
  /** Logs every other device out. Throws a refusal. */
  changePassword(identity: Identity, typed: PasswordChange, address: string): Promise<void>;
  /** Forgets what is counted against a phone: codes sent to it, wrong passwords. */
  unlock(phone: string): Promise<void>;
}

interface SignInDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { db, clock, accounts, attempts, captcha, codes, passwords, sessions } = deps;

  /** Throws a refusal. */
  async function requireTryLeft(
    phone: string,
    address: string,
    altcha: string | undefined,
  ): Promise<void> {
    const now = clock.now();
    const since = new Date(now.getTime() - PASSWORD_TRIES_WINDOW_MS);
    const [forPhone, fromAddress] = await attempts.countTwo(
      ['wrong-password-for-phone', phone],
      ['wrong-password-from-address', address],
      since,
    );
    const decision = decidePasswordTry({ forPhone, fromAddress }, altcha !== undefined);
    if (!decision.ok) throw refuse(decision.reason);
  }

  /** Checks a password and counts it where it is wrong. Throws a refusal. */
  async function requirePassword(
    account: AccountRow | undefined,
    typed: { phone: string; password: string; altcha?: string | undefined },
    address: string,
  ): Promise<void> {
    const { phone, password, altcha } = typed;
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
    await attempts.record(
      db,
      [
        ['wrong-password-for-phone', phone],
        ['wrong-password-from-address', address],
      ],
      now,
    );
    throw refuse('password-wrong');
  }

  return {
    async signUp({ password, ...details }, { userAgent }) {
      const passwordHash = await passwords.hash(password);
      return db.transaction(async (tx) => {
        const account = await accounts.create(tx, { ...details, passwordHash });
        if (account === undefined) throw refuse('phone-taken');
        const tokens = await sessions.open(tx, account, { userAgent, isProvedByCode: true });
        return { account, tokens };
      });
    },

    async verifyPhone(phone, otp) {
      // A refusal is given back, not thrown: what it counted or used up must be committed.
      const prove = async (tx: Queryable): Promise<AccountRefusal | null> => {
        const verdict = await codes.verify(tx, { phone, purpose: 'sign-up', otp });
        if (!verdict.ok) return verdict.reason;
        return (await accounts.findByPhone(phone, tx)) === undefined ? null : 'phone-taken';
      };
      const refusal = await codes.inTurn(phone, () => db.transaction(prove));
      if (refusal !== null) throw refuse(refusal);
    },

    async logInWithCode(phone, otp, { userAgent }) {
      const enter = async (tx: Queryable): Promise<SignedIn | AccountRefusal> => {
        const verdict = await codes.verify(tx, { phone, purpose: 'login', otp });
        if (!verdict.ok) return verdict.reason;
        const account = await accounts.findByPhone(phone, tx);
        if (account === undefined) return 'no-account';
        const tokens = await sessions.open(tx, account, { userAgent, isProvedByCode: true });
        return { account, tokens };
      };
      const result = await codes.inTurn(phone, () => db.transaction(enter));
      if (typeof result === 'string') throw refuse(result);
      return result;
    },

    async logInWithPassword(typed, { address, userAgent }) {
      const account = await accounts.findByPhone(typed.phone);
      await requirePassword(account, typed, address);
      if (account === undefined) throw refuse('password-wrong');
      return db.transaction(async (tx) => {
        // Checking takes its time: meanwhile the password may have been changed, or the account deleted.
        const current = await accounts.lock(tx, account.id);
        if (current?.passwordHash !== account.passwordHash) throw refuse('password-wrong');
        const tokens = await sessions.open(tx, current, { userAgent, isProvedByCode: false });
        return { account: current, tokens };
      });
    },

    async changePassword({ accountId, sessionId, codeProvedAt }, typed, address) {
      const account = await accounts.find(accountId);
      if (account === undefined) throw refuse('session-ended');
      if (!isFreshCode(codeProvedAt, clock.now())) {
        const { oldPassword, altcha } = typed;
        if (oldPassword === undefined) throw refuse('old-password-wrong');
        const { phone } = account;
        await requirePassword(account, { phone, password: oldPassword, altcha }, address).catch(
          (error) => {
            const isWrong = error instanceof ApiError && error.details.reason === 'password-wrong';
            throw isWrong ? refuse('old-password-wrong') : error;
          },
        );
      }
      const passwordHash = await passwords.hash(typed.password);
      await accounts.change(accountId, async (tx) => {
        await accounts.update(tx, accountId, { passwordHash });
        await revokeOtherSessions(tx, accountId, sessionId, clock.now());
      });
    },

    unlock: (phone) =>
      attempts.forget(db, [
        ['code-to-phone', phone],
        ['wrong-password-for-phone', phone],
      ]),
  };
}
