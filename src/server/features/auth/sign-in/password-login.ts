// Login by password (product §4.6): what a try costs, and how many there may be. A wrong one is counted for the phone and
// the address; a right one for the phone and the network, since hashing is the dearest thing the server does.

import { refuse } from '#contract/refusals.ts';
import {
  decidePasswordTry,
  LOGINS_PER_NETWORK,
  LOGINS_PER_PHONE,
  PASSWORD_TRIES_WINDOW_MS,
  PASSWORDS_AT_ONCE_PER_NETWORK,
  PASSWORDS_PER_NETWORK,
} from '#domain/auth/limits.ts';
import type { AccountRow } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, isMissingReference } from '#server/platform/database/database.ts';
import type { Limiter } from '#server/platform/limits/limiter.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { Attempts, Counted } from '../limits/attempts.ts';
import type { Captcha } from '../limits/captcha.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Sessions, Tokens } from '../sessions/sessions.ts';
import { findCredentials } from '../store.ts';
import type { Caller, SignedIn } from './caller.ts';
import type { Passwords } from './passwords.ts';

/** A dozen passwords are checked in this time. */
const WAIT_MS = 5_000;

/** Typed to log in, or to authorise a change of password. */
export interface Typed {
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

interface Credentials {
  readonly account: AccountRow | null;
  /** Null: the account has no password, or there is no account. */
  readonly hash: string | null;
}

export interface PasswordLogin {
  /** The account of the phone and its password hash. Throws a refusal after too many recent wrong tries. */
  credentialsToTry(typed: Typed, guesser: Guesser): Promise<Credentials>;
  /** Whether the password is right; a wrong one is counted. Throws a refusal. */
  checkPassword(hash: string | null, typed: Typed, guesser: Guesser): Promise<boolean>;
  /** Throws a refusal. */
  enter(typed: Typed, caller: Caller): Promise<SignedIn>;
}

export interface PasswordLoginDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly limiter: Limiter;
  readonly security: SecurityLog;
  readonly captcha: Captcha;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

export function createPasswordLogin(deps: PasswordLoginDeps): PasswordLogin {
  const { db, clock, attempts, limiter, security, captcha, passwords, sessions } = deps;
  const takeTurn = createTurns(1, WAIT_MS);
  const takeTurnOfNetwork = createTurns(PASSWORDS_AT_ONCE_PER_NETWORK, WAIT_MS);

  const wrongPassword = (phone: string, { knownAs }: Guesser): Counted =>
    knownAs === null ? ['wrong-password-for-phone', phone] : ['wrong-password-on-device', knownAs];

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
   * Checks one password at a time for a phone, and few for a network: hashing is what the server can do least of. A
   * known device does not wait for strangers.
   */
  function inTurn<T>(phone: string, { origin, knownDevice }: Caller, work: () => Promise<T>) {
    const turn = knownDevice === null ? phone : `${phone} ${knownDevice}`;
    return takeTurn(turn, () => takeTurnOfNetwork(origin.network, work));
  }

  async function enterWithPassword(typed: Typed, { origin, knownDevice, userAgent }: Caller) {
    const guesser = { address: origin.address, knownAs: knownDevice };
    const { account, hash } = await credentialsToTry(typed, guesser);
    await limiter.take({
      name: 'password',
      subject: origin.network,
      quota: PASSWORDS_PER_NETWORK,
    });
    // Counted as a success before it is one, so that logins at the same moment are no way around the limit.
    const success = await limiter.take(
      { name: 'login', subject: typed.phone, quota: LOGINS_PER_PHONE },
      { name: 'login', subject: origin.network, quota: LOGINS_PER_NETWORK },
    );
    try {
      const isRight = await checkPassword(hash, typed, guesser);
      if (!isRight || account === null) throw refuse('password-wrong');
      const tokens = await openWithPassword(typed, guesser, { account, hash }, userAgent);
      return { account, tokens };
    } catch (error) {
      await success.giveBack();
      throw error;
    }
  }

  async function openWithPassword(
    typed: Typed,
    guesser: Guesser,
    { account, hash }: Credentials & { account: AccountRow },
    userAgent: string | undefined,
  ): Promise<Tokens> {
    const device = { userAgent, isProvedByCode: false };
    const tokens = await sessions.open(db, account, device).catch((error) => {
      throw isMissingReference(error) ? refuse('password-wrong') : error;
    });
    // Hashing takes time: meanwhile the password may have been changed, or tried too often. A change locks the account,
    // so either this session was opened before it and is ended with the others, or the change came first and is found
    // here.
    try {
      const current = await credentialsToTry(typed, guesser);
      if (current.hash !== hash) throw refuse('password-wrong');
    } catch (error) {
      await sessions.undo(tokens);
      throw error;
    }
    return tokens;
  }

  return {
    credentialsToTry,
    checkPassword,
    enter: (typed, caller) => inTurn(typed.phone, caller, () => enterWithPassword(typed, caller)),
  };
}
