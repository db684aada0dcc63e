// Authentication: signing up, logging in by code or password, and staying signed in. This is the part that other
// features, the composition root and the operator's commands use.

import type { Registry } from 'prom-client';
import type { SendCeilings } from '#domain/auth/code-volume.ts';
import { type ProofLevel, requiredProof } from '#domain/auth/proof-level.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Limiter } from '#server/platform/limits/limiter.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import { createCodeMetrics } from './codes/code-metrics.ts';
import { createCodeVolumes, type Origin } from './codes/code-volume.ts';
import { createOneTimeCodes, type OneTimeCodes } from './codes/one-time-codes.ts';
import { createAttempts } from './limits/attempts.ts';
import { type Captcha, createCaptcha } from './limits/captcha.ts';
import { createGuesses, type Guesses } from './limits/guesses.ts';
import type { SecurityLog } from './security-log.ts';
import { createAccessTokens } from './sessions/access-token.ts';
import { type AuthCookies, createAuthCookies } from './sessions/cookies.ts';
import { createKnownDevices, type KnownDevices } from './sessions/known-devices.ts';
import { createRefreshTokens } from './sessions/refresh-token.ts';
import { revokeAllSessions } from './sessions/session-store.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createPasswords } from './sign-in/passwords.ts';
import { createPhoneOwner, type PhoneOwner } from './sign-in/phone-owner.ts';
import { createSignIn, type SignIn } from './sign-in/sign-in.ts';
import { deleteAllCodes } from './store.ts';

export { type CodeUser, strangerOf } from './codes/code-user.ts';
export type { OneTimeCodes } from './codes/one-time-codes.ts';
export type { Guesses } from './limits/guesses.ts';
export type { SecurityLog } from './security-log.ts';
export type { AuthCookies } from './sessions/cookies.ts';
export { requireAccess } from './sessions/require-access.ts';
export type { Identity, Session } from './sessions/sessions.ts';

export interface AuthService {
  readonly signIn: SignIn;
  readonly owner: PhoneOwner;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly guesses: Guesses;
  /** A challenge whose proof of work is enough for a code requested from this origin. */
  challenge(origin: Origin): ReturnType<Captcha['challenge']>;
  readonly cookies: AuthCookies;
  readonly knownDevices: KnownDevices;
  registerMetrics(registry: Registry): void;
  readonly tasks: readonly Task[];
  /** After a backup was restored in `tx`: ends the sessions and voids the codes that it brought back. */
  revokeAll(tx: Queryable): Promise<void>;
}

interface AuthDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly limiter: Limiter;
  readonly security: SecurityLog;
  readonly siteName: () => Promise<string>;
  readonly accounts: AccountService;
  readonly messages: MessageService;
  /** Codes per address and hour before a proof of work is required. */
  readonly otpSoftLimit: number;
  readonly otpCeilings: SendCeilings;
  readonly isProduction: boolean;
  /** Connections to the database. */
  readonly poolSize: number;
}

/** The share of connections that sending codes may hold; the rest serves other requests. */
const SHARE_OF_CODES = 0.4;

export function createAuthService(deps: AuthDeps): AuthService {
  const { db, clock, keys, limiter, security, accounts, messages } = deps;
  const { otpSoftLimit, otpCeilings, isProduction, poolSize } = deps;
  const attempts = createAttempts({ clock, keys });
  const captcha = createCaptcha(keys, attempts);
  const limits = { softPerAddress: otpSoftLimit, ceilings: otpCeilings };
  const volumes = createCodeVolumes({ clock, keys, ceilings: otpCeilings });
  const metrics = createCodeMetrics({ db, volumes, ceilings: otpCeilings });
  const sessions = createSessions({
    db,
    clock,
    accounts,
    security,
    accessTokens: createAccessTokens(keys),
    refreshTokens: createRefreshTokens(keys),
  });
  const codes = createOneTimeCodes({
    db,
    clock,
    keys,
    attempts,
    security,
    captcha,
    messages,
    volumes,
    metrics,
    ...limits,
    sentAtOnce: Math.max(1, Math.floor(SHARE_OF_CODES * poolSize)),
  });
  const signIn = createSignIn({
    db,
    clock,
    accounts,
    attempts,
    limiter,
    security,
    captcha,
    codes,
    passwords: createPasswords(),
    siteName: deps.siteName,
    sessions,
  });
  const cookies = createAuthCookies(keys, isProduction);
  return {
    signIn,
    owner: createPhoneOwner({ db, clock, accounts, attempts, codes, sessions }),
    sessions,
    codes,
    guesses: createGuesses({ db, clock, limiter, captcha }),
    async challenge(origin) {
      // Enough for either: nobody has said what the code is for.
      const [login, other] = await Promise.all(
        (['logins', 'sign-ups'] as const).map((pool) => volumes.of(db, { pool, origin })),
      );
      const level = Math.max(
        requiredProof(login ?? {}, limits),
        requiredProof(other ?? {}, limits),
      );
      return captcha.challenge(level as ProofLevel, clock.now());
    },
    cookies,
    knownDevices: createKnownDevices({ keys, clock, cookies, accounts }),
    registerMetrics: metrics.register,
    tasks: [...attempts.tasks, ...volumes.tasks, ...codes.tasks, ...sessions.tasks],
    async revokeAll(tx) {
      await revokeAllSessions(tx, clock.now());
      await deleteAllCodes(tx);
    },
  };
}
