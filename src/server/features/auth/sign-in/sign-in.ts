// Signing up and logging in (product §4.5 to §4.7). Responses and their timing are the same for a phone with and
// without an account, until the caller has proved that they hold the phone.

import { type AccountRefusal, refuse } from '#contract/refusals.ts';
import type { Consent } from '#domain/account/consent.ts';
import type { Standard } from '#domain/account/standard.ts';
import { isFreshCode } from '#domain/auth/fresh-code.ts';
import { findWeakness, type PasswordOwner } from '#domain/auth/password-choice.ts';
import type { AccountService } from '#server/features/account/service.ts';
import { isMissingReference, type Queryable } from '#server/platform/database/database.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { TypedCode } from '../codes/verify-code.ts';
import { PHONE_PROOF_S } from '../sessions/cookies.ts';
import { revokeOtherSessions } from '../sessions/session-store.ts';
import type { Identity } from '../sessions/sessions.ts';
import { savePassword } from '../store.ts';
import { type Caller, codeUserOf, type SignedIn } from './caller.ts';
import { createPasswordLogin, type PasswordLoginDeps, type Typed } from './password-login.ts';

export interface SignUpDetails {
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
  readonly standard: Standard;
  readonly password: string;
  readonly consent: Consent;
}

type PhoneCode = Pick<TypedCode, 'phone' | 'otp' | 'delivery'>;

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

interface SignInDeps extends PasswordLoginDeps {
  readonly accounts: AccountService;
  readonly codes: OneTimeCodes;
  /** Empty where no content has been imported. */
  readonly siteName: () => Promise<string>;
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { db, clock, accounts, attempts } = deps;
  const { codes, passwords, sessions } = deps;
  const { credentialsToTry, checkPassword, enter: logInWithPassword } = createPasswordLogin(deps);

  /** Throws a refusal for a new password that is easy to guess. */
  async function requireStrength(password: string, owner: PasswordOwner): Promise<void> {
    const { isCommonPassword } = await import('./common-passwords.ts');
    const guessable = { isCommon: isCommonPassword, siteName: await deps.siteName() };
    const weakness = findWeakness(password, owner, guessable);
    if (weakness !== null) throw refuse(weakness);
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

    logInWithPassword,
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
