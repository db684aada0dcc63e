// Signing up and logging in (product §4.5 to §4.7). Responses and their timing are the same for a phone with and
// without an account, until the caller has proved that they hold the phone.

import { type AccountRefusal, refuse } from '#contract/refusals.ts';
import type { Consent } from '#domain/account/consent.ts';
import type { Standard } from '#domain/account/standard.ts';
import { isFreshCode } from '#domain/auth/fresh-code.ts';
import { decidePasswordTry, PASSWORD_TRIES_WINDOW_MS } from '#domain/auth/limits.ts';
import { findWeakness, type PasswordOwner } from '#domain/auth/password-choice.ts';
import type { AccountRow, AccountService } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  type Database,
  isMissingReference,
  type Queryable,
} from '#server/platform/database/database.ts';
import type { CodeUser } from '../codes/code-user.ts';
import type { Origin } from '../codes/code-volume.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { TypedCode } from '../codes/verify-code.ts';
import type { Attempts, Counted } from '../limits/attempts.ts';
import type { Captcha } from '../limits/captcha.ts';
import type { SecurityLog } from '../security-log.ts';
import { PHONE_PROOF_S } from '../sessions/cookies.ts';
import { revokeOtherSessions } from '../sessions/session-store.ts';
import type { Identity, Sessions, Tokens } from '../sessions/sessions.ts';
import { findCredentials, savePassword } from '../store.ts';
import type { Passwords } from './passwords.ts';

export interface SignUpDetails {
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
  readonly standard: Standard;
  readonly password: string;
  readonly consent: Consent;
}

export interface Caller {
  readonly origin: Origin;
  /** The id of a device on which the account has signed in before; null for any other. */
  readonly knownDevice: string | null;
  readonly userAgent: string | undefined;
}

export interface SignedIn {
  readonly account: AccountRow;
  readonly tokens: Tokens;
}

type PhoneCode = Pick<TypedCode, 'phone' | 'otp' | 'delivery'>;

/** Typed to log in, or to authorise a change of password. */
interface Typed {
  readonly phone: string;
  readonly password: string;
  /** A solved proof of work, if one was required. */
  readonly altcha: string | undefined;
}

/** The caller who tries a password. */
interface Guesser {
  readonly address: string;
  /** A known device or a session, whose wrong tries have a limit of their own; null for anyone else. */
  readonly knownAs: string | null;
}

interface PasswordChange {
  readonly password: string;
  readonly oldPassword?: string | undefined;
  /** A solved proof of work, if one was required. */
  readonly altcha?: string | undefined;
}

export interface SignIn {
  /** Uses up the phone proof with this id. Throws phone-taken, or phone-not-verified if the proof was used before. */
  signUp(details: SignUpDetails, proofId: string, caller: Caller): Promise<SignedIn>;
  /** Verifies a phone for a sign-up. Throws a refusal: phone-taken only after the right code. */
  verifyPhone(typed: PhoneCode, caller: Caller): Promise<void>;
  /** Throws a refusal: owner-unsure after the right code, if the account is dormant. */
  logInWithCode(typed: PhoneCode, caller: Caller): Promise<SignedIn>;
  logInWithPassword(typed: Typed, caller: Caller): Promise<SignedIn>;
  /** Logs every other device out. Its tries are counted apart from those of strangers. Throws a refusal. */
  changePassword(identity: Identity, typed: PasswordChange, address: string): Promise<void>;
  /** Resets the counts of a phone: codes sent to it, wrong passwords, wrong names. */
  unlock(phone: string): Promise<void>;
}

interface SignInDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  readonly captcha: Captcha;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  /** Empty where no content has been imported. */
  readonly siteName: () => Promise<string>;
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { db, clock, accounts, attempts, security, captcha, codes, passwords, sessions } = deps;

  /** Throws a refusal for a new password that is easy to guess. */
  async function requireStrength(password: string, owner: PasswordOwner): Promise<void> {
    const { isCommonPassword } = await import('./common-passwords.ts');
    const guessable = { isCommon: isCommonPassword, siteName: await deps.siteName() };
    const weakness = findWeakness(password, owner, guessable);
    if (weakness !== null) throw refuse(weakness);
  }

  const wrongPassword = (phone: string, { knownAs }: Guesser): Counted =>
    knownAs === null ? ['wrong-password-for-phone', phone] : ['wrong-password-on-device', knownAs];

  /** The account of the phone and its password hash. Throws a refusal after too many recent wrong tries. */
  async function credentialsToTry(typed: Typed, guesser: Guesser) {
    const { phone, altcha } = typed;
    const { account, hash, wrongForPhone, wrongFromAddress } = await findCredentials(db, {
      phone,
      phoneKey: attempts.keyOf(wrongPassword(phone, guesser)),
      addressKey: attempts.keyOf(['wrong-password-from-address', guesser.address]),
      since: new Date(clock.now().getTime() - PASSWORD_TRIES_WINDOW_MS),
    });
    const wrong = { forPhone: wrongForPhone, fromAddress: wrongFromAddress };
    const decision = decidePasswordTry(wrong, altcha !== undefined);
    if (!decision.ok) throw refuse(decision.reason);
    return { account, hash };
  }

  /** Whether the password is right; a wrong one is counted. Throws a refusal. */
  async function checkPassword(
    hash: string | null,
    typed: Typed,
    guesser: Guesser,
  ): Promise<boolean> {
    const { phone, password, altcha } = typed;
    if (altcha !== undefined) {
      const now = clock.now();
      const proof = await captcha.read(altcha, now);
      const isSolved =
        proof !== null && (await db.transaction((tx) => captcha.spend(tx, proof, now)));
      if (!isSolved) throw refuse('captcha-wrong');
    }
    if (await passwords.verify(hash ?? undefined, password)) return true;
    // Concurrent tries all pass the first check, before any of them has been counted.
    await credentialsToTry(typed, guesser);
    const wrong = wrongPassword(phone, guesser);
    await attempts.record(
      db,
      [wrong, ['wrong-password-from-address', guesser.address]],
      clock.now(),
    );
    const since = new Date(clock.now().getTime() - PASSWORD_TRIES_WINDOW_MS);
    const [forPhone = 0] = await attempts.count(db, [wrong], since);
    const next = decidePasswordTry({ forPhone, fromAddress: 0 }, true);
    if (!next.ok) security.record('lock', { phone });
    return false;
  }

  /**
   * A proof belongs to one phone, whose account no other transaction can create before `tx` ends. Throws
   * phone-not-verified.
   */
  async function spendProof(tx: Queryable, proofId: string): Promise<void> {
    const now = clock.now();
    const used = [['sign-up-proof', proofId]] as const;
    const [times = 0] = await attempts.count(
      tx,
      used,
      new Date(now.getTime() - PHONE_PROOF_S * 1000),
    );
    if (times > 0) throw refuse('phone-not-verified');
    await attempts.record(tx, used, now);
  }

  return {
    async signUp({ password, consent, ...details }, proofId, { userAgent }) {
      await requireStrength(password, details);
      // Checked before the expensive hash, and once more when the account is created.
      if ((await accounts.findByPhone(details.phone)) !== undefined) throw refuse('phone-taken');
      const passwordHash = await passwords.hash(password);
      return db.transaction(async (tx) => {
        const account = await accounts.create(tx, { ...details, consent });
        if (account === undefined) throw refuse('phone-taken');
        await spendProof(tx, proofId);
        await savePassword(tx, account.id, passwordHash);
        const tokens = await sessions.open(tx, account, { userAgent, isProvedByCode: true });
        return { account, tokens };
      });
    },

    async verifyPhone({ phone, otp, delivery }, caller) {
      const user = codeUserOf(caller);
      // A refusal is returned, not thrown: counts and the used code must be committed.
      const prove = async (tx: Queryable): Promise<AccountRefusal | null> => {
        const verdict = await codes.verify(tx, {
          phone,
          purpose: 'sign-up',
          otp,
          delivery,
          user,
        });
        if (!verdict.ok) return verdict.reason;
        return (await accounts.findByPhone(phone, tx)) === undefined ? null : 'phone-taken';
      };
      const refusal = await codes.inTurn(phone, user, () => db.transaction(prove));
      if (refusal !== null) throw refuse(refusal);
    },

    async logInWithCode({ phone, otp, delivery }, caller) {
      const user = codeUserOf(caller);
      const enter = async (tx: Queryable): Promise<SignedIn | AccountRefusal> => {
        const verdict = await codes.verify(tx, { phone, purpose: 'login', otp, delivery, user });
        if (!verdict.ok) return verdict.reason;
        const account = await accounts.findByPhone(phone, tx);
        if (account === undefined) return 'no-account';
        if (accounts.isDormant(account)) return 'owner-unsure';
        const tokens = await sessions.open(tx, account, {
          userAgent: caller.userAgent,
          isProvedByCode: true,
        });
        return { account, tokens };
      };
      const result = await codes
        .inTurn(phone, user, () => db.transaction(enter))
        .catch((error) => {
          // The account was deleted meanwhile.
          throw isMissingReference(error) ? refuse('no-account') : error;
        });
      if (typeof result === 'string') throw refuse(result);
      return result;
    },

    async logInWithPassword(typed, { origin, knownDevice, userAgent }) {
      const guesser = { address: origin.address, knownAs: knownDevice };
      const { account, hash } = await credentialsToTry(typed, guesser);
      const isRight = await checkPassword(hash, typed, guesser);
      if (!isRight || account === null) throw refuse('password-wrong');
      const device = { userAgent, isProvedByCode: false };
      const tokens = await sessions.open(db, account, device).catch((error) => {
        throw isMissingReference(error) ? refuse('password-wrong') : error;
      });
      // Hashing takes time: meanwhile the password may have been changed, or tried too often. A change locks the
      // account, so either this session was opened before it and is ended with the others, or the change came first and
      // is found here.
      try {
        const current = await credentialsToTry(typed, guesser);
        if (current.hash !== hash) throw refuse('password-wrong');
      } catch (error) {
        await sessions.undo(tokens);
        throw error;
      }
      return { account, tokens };
    },

    async changePassword({ accountId, sessionId, codeProvedAt, profile }, typed, address) {
      await requireStrength(typed.password, profile);
      if (!isFreshCode(codeProvedAt, clock.now())) {
        const { oldPassword, altcha } = typed;
        if (oldPassword === undefined) throw refuse('old-password-wrong');
        const old = { phone: profile.phone, password: oldPassword, altcha };
        const guesser = { address, knownAs: sessionId };
        const { account, hash } = await credentialsToTry(old, guesser);
        if (account?.id !== accountId) throw refuse('session-ended');
        if (!(await checkPassword(hash, old, guesser))) {
          throw refuse('old-password-wrong');
        }
      }
      const passwordHash = await passwords.hash(typed.password);
      await accounts.change(accountId, async (tx) => {
        if ((await accounts.lock(tx, accountId)) === undefined) throw refuse('session-ended');
        await savePassword(tx, accountId, passwordHash);
        await revokeOtherSessions(tx, accountId, sessionId, clock.now());
      });
    },

    unlock: (phone) =>
      attempts.forget(db, [
        ['code-to-phone', phone],
        ['code-to-known-devices', phone],
        ['code-to-signed-in', phone],
        ['wrong-password-for-phone', phone],
        ['wrong-name-for-phone', phone],
      ]),
  };
}

export function codeUserOf({ origin, knownDevice }: Omit<Caller, 'userAgent'>): CodeUser {
  return knownDevice === null
    ? { kind: 'stranger', ...origin }
    : { kind: 'known-device', device: knownDevice };
}
