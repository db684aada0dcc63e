// Who is signed in, on which devices. A request carries an access token; whether its session is still live is looked up
// in the database and cached for half a minute at most. When a session ends, all processes are notified at once
// (decision 14).

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Profile } from '#contract/account-fields.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { refuse } from '#contract/refusals.ts';
import { deviceName } from '#domain/auth/device-name.ts';
import { presentToken, startFamily } from '#domain/auth/token-family.ts';
import type { Viewer } from '#domain/membership/access.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import {
  type AccountRow,
  type AccountService,
  hasConsent,
  needsConsent,
  type PersonalData,
  profileOf,
} from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import type { Circumstances, SecurityLog } from '../security-log.ts';
import { ACCESS_TOKEN_S, type AccessTokens } from './access-token.ts';
import type { RefreshTokens } from './refresh-token.ts';
import {
  deleteSession,
  deleteSessionsEndedBefore,
  findLiveSession,
  findLiveSessions,
  findSessions,
  lockSession,
  openSession,
  revokeSession,
  saveFamily,
} from './session-store.ts';

const CACHE_TTL_MS = 30_000;
const MAX_CACHED = 20_000;
/** An account has at most this many live sessions; one more ends the one that was unused the longest (product §4.9). */
const MAX_SESSIONS = 20;
const KEPT_AFTER_END_MS = 30 * DAY_MS;

/** A signed-in person, as of this request. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  readonly profile: Profile;
  readonly memberUntil: Date | null;
  readonly needsConsent: boolean;
  /** When the account ends for want of a consent; null: it does not. */
  readonly endsAt: Date | null;
  /** When this session was last verified by a code sent to the phone. */
  readonly codeProvedAt: Date | null;
}

/** Identifies the caller of a request. */
export interface Session {
  /** A caller whose token is missing or not valid is a visitor. */
  viewerOf(request: Pick<FastifyRequest, 'headers'>): Promise<Viewer>;
  /** Throws UnauthorizedError, or consent-needed if the endpoint needs a consent that the account does not have. */
  identityOf(request: FastifyRequest, endpoint: AnyEndpoint): Promise<Identity>;
}

interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** What a device receives when it signs in or renews its session. */
export interface Tokens {
  readonly accountId: string;
  readonly token: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
}

export interface Sessions extends Session {
  /** Opens a session of this account, live once `tx` is committed. */
  open(
    tx: Queryable,
    account: AccountRow,
    device: { userAgent: string | undefined; isProvedByCode: boolean },
  ): Promise<Tokens>;
  /** Deletes a session whose tokens were never handed out, as if it had never been opened. */
  undo(tokens: Tokens): Promise<void>;
  /** Exchanges a refresh token for new tokens. Throws a refusal. */
  renew(refreshToken: string | undefined): Promise<Tokens>;
  /** Ends the sessions of the refresh token and of the request's access token, if any. */
  end(refreshToken: string | undefined, request: FastifyRequest): Promise<void>;
  /** The signed-in devices, most recently used first. */
  list(identity: Identity): Promise<ListedSession[]>;
  /** Ends one session of this person. Throws NotFoundError. */
  endOne(identity: Identity, sessionId: string): Promise<void>;
  readonly tasks: readonly Task[];
  readonly personalData: PersonalData;
}

interface Known {
  readonly account: AccountRow;
  readonly codeProvedAt: Date | null;
}

interface SessionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly security: SecurityLog;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
}

/** A response from the cache is guarded before there is a request of Fastify's, which knows the caller's address. */
function circumstancesOf(request: Pick<FastifyRequest, 'headers'>): Circumstances {
  return 'ip' in request ? { network: networkOf(request as FastifyRequest) } : {};
}

export function createSessions(deps: SessionDeps): Sessions {
  const { db, clock, accounts, security, accessTokens, refreshTokens } = deps;
  const cache = new LRUCache<string, { known: Known | null; untilMs: number }>({ max: MAX_CACHED });
  let generation = 0;

  function forget(accountId: string | null): void {
    generation += 1;
    for (const [sessionId, { known }] of [...cache.entries()]) {
      if (accountId === null || known?.account.id === accountId) cache.delete(sessionId);
    }
  }

  accounts.onChange(forget);

  async function lookUp(sessionId: string, now: Date): Promise<Known | null> {
    const cached = cache.get(sessionId);
    if (cached !== undefined && cached.untilMs > now.getTime()) return cached.known;
    const before = generation;
    const session = await findLiveSession(db, sessionId, now);
    const account = session === undefined ? undefined : await accounts.find(session.accountId);
    const known =
      session === undefined || account === undefined
        ? null
        : { account, codeProvedAt: session.codeProvedAt };
    // Not cached if something changed while it was read.
    if (before === generation) {
      cache.set(sessionId, { known, untilMs: now.getTime() + CACHE_TTL_MS });
    }
    return known;
  }

  async function identify(
    request: Pick<FastifyRequest, 'headers'>,
  ): Promise<(Identity & { hasConsent: boolean }) | null> {
    const header = request.headers.authorization;
    if (header === undefined || !header.startsWith('Bearer ')) return null;
    const now = clock.now();
    const claims = await accessTokens.read(header.slice('Bearer '.length), now);
    if (claims === 'forged') security.record('forged-token', circumstancesOf(request));
    if (typeof claims === 'string') return null;
    const known = await lookUp(claims.sessionId, now);
    if (known === null || known.account.id !== claims.accountId) return null;
    const { account, codeProvedAt } = known;
    return {
      accountId: account.id,
      sessionId: claims.sessionId,
      profile: profileOf(account, now),
      memberUntil: account.memberUntil,
      needsConsent: needsConsent(account),
      hasConsent: hasConsent(account),
      endsAt: account.endsAt,
      codeProvedAt,
    };
  }

  async function tokensFor(accountId: string, sessionId: string, number: number): Promise<Tokens> {
    return {
      accountId,
      token: await accessTokens.issue({ accountId, sessionId }, clock.now()),
      expiresIn: ACCESS_TOKEN_S,
      refreshToken: refreshTokens.make(sessionId, number),
    };
  }

  return {
    async viewerOf(request) {
      if (request.headers.authorization === undefined) return { kind: 'visitor' };
      const identity = await identify(request);
      return { kind: identity === null ? 'visitor' : identity.profile.role };
    },

    async identityOf(request, { isOpenWithoutConsent = false }) {
      const identity = await identify(request);
      if (identity !== null) {
        if (!identity.hasConsent && !isOpenWithoutConsent) throw refuse('consent-needed');
        return identity;
      }
      if (request.headers.authorization === undefined) throw new ApiError('UnauthorizedError');
      throw refuse('session-ended');
    },

    async open(tx, account, { userAgent, isProvedByCode }) {
      const id = randomUUID();
      const now = clock.now();
      const family = startFamily(now);
      const row = {
        id,
        accountId: account.id,
        device: deviceName(userAgent),
        codeProvedAt: isProvedByCode ? now : null,
        ...family,
      };
      await openSession(tx, row, MAX_SESSIONS - 1, now);
      await accounts.touch(tx, account.id, account);
      return tokensFor(account.id, id, family.number);
    },

    async undo({ refreshToken }) {
      const opened = refreshTokens.read(refreshToken);
      if (opened !== null) await deleteSession(db, opened.sessionId);
    },

    async renew(refreshToken) {
      const presented = refreshTokens.read(refreshToken);
      if (presented === null) throw refuse('session-ended');
      const renewed = await db.transaction(async (tx) => {
        const row = await lockSession(tx, presented.sessionId);
        if (row === undefined) return null;
        const verdict = presentToken(row, presented.number, clock.now());
        if (verdict.next !== row) await saveFamily(tx, row.id, verdict.next);
        // A reused token has ended the session: the other processes are notified in the same transaction.
        if (!verdict.ok && verdict.reason === 'reused')
          await accounts.notifyChanged(tx, row.accountId);
        return { verdict, accountId: row.accountId };
      });
      if (renewed === null) throw refuse('session-ended');
      const { verdict, accountId } = renewed;
      if (verdict.ok) {
        await accounts.touch(db, accountId);
        return tokensFor(accountId, presented.sessionId, verdict.number);
      }
      forget(accountId);
      if (verdict.reason === 'reused') {
        security.record('token-reuse', { phone: (await accounts.find(accountId))?.phone });
      }
      throw refuse('session-ended');
    },

    async end(refreshToken, request) {
      const identity = await identify(request);
      const ids = new Set([refreshTokens.read(refreshToken)?.sessionId, identity?.sessionId]);
      for (const id of ids) {
        const row = id === undefined ? undefined : await findLiveSession(db, id, clock.now());
        if (row === undefined) continue;
        await accounts.change(row.accountId, (tx) => revokeSession(tx, row.id, clock.now()));
      }
    },

    async list({ accountId, sessionId }) {
      const rows = await findLiveSessions(db, accountId, clock.now());
      return rows.map(({ id, device, createdAt, rotatedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: rotatedAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },

    async endOne({ accountId }, sessionId) {
      const isEnded = await accounts.change(accountId, (tx) =>
        revokeSession(tx, sessionId, clock.now(), accountId),
      );
      if (!isEnded) throw new ApiError('NotFoundError', 'There is no such device');
    },

    tasks: [
      retention('clear-sessions', (tx, limit) => {
        const before = new Date(clock.now().getTime() - KEPT_AFTER_END_MS);
        return deleteSessionsEndedBefore(tx, before, limit);
      }),
    ],

    personalData: {
      name: 'sessions',
      keptUnder: 'account',
      async exportOf(tx, accountId) {
        const now = clock.now();
        const rows = await findSessions(tx, accountId);
        return rows.map(({ device, createdAt, rotatedAt, expiresAt, revokedAt }) => ({
          device,
          createdAt,
          lastUsedAt: rotatedAt,
          endedAt: revokedAt ?? (expiresAt <= now ? expiresAt : null),
        }));
      },
    },
  };
}
