// Who is signed in, on which devices. A request carries an access token; whether its session still stands is looked up
// in the database and remembered for half a minute at most: a session that ends is told to all processes at once
// (decision 14).

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Profile } from '#contract/account-fields.ts';
import { ApiError } from '#contract/errors.ts';
import { refuse } from '#contract/refusals.ts';
import { deviceName } from '#domain/auth/device-name.ts';
import { presentToken, startFamily } from '#domain/auth/token-family.ts';
import type { Viewer } from '#domain/membership/access.ts';
import {
  type AccountRow,
  type AccountService,
  type PersonalData,
  profileOf,
} from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { ACCESS_TOKEN_S, type AccessTokens } from './access-token.ts';
import type { RefreshTokens } from './refresh-token.ts';
import {
  deleteSession,
  deleteSessionsEndedBefore,
  findLiveSession,
  findLiveSessions,
  findSessions,
  insertSession,
  lockSession,
  revokeSession,
  saveFamily,
} from './store.ts';

const REMEMBERED_MS = 30_000;
const MAX_REMEMBERED = 20_000;
const KEPT_AFTER_END_MS = 30 * 24 * 3_600_000;

/** A signed-in person, as of this request. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  readonly profile: Profile;
  readonly memberUntil: Date | null;
  /** When this session was last proved by a code sent to the phone. */
  readonly codeProvedAt: Date | null;
}

/** Who is asking. */
export interface Session {
  /** A token that is missing or does not count makes a visitor. */
  viewerOf(request: Pick<FastifyRequest, 'headers'>): Promise<Viewer>;
  /** Throws UnauthorizedError. */
  identityOf(request: FastifyRequest): Promise<Identity>;
}

interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** What a device is given when it signs in or renews. */
export interface Tokens {
  readonly token: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
}

export interface Sessions extends Session {
  /** Opens a session of this account; it stands when `tx` is committed. */
  open(
    tx: Queryable,
    account: AccountRow,
    device: { userAgent: string | undefined; isProvedByCode: boolean },
  ): Promise<Tokens>;
  /** As if a session had never been opened, whose tokens nobody has. */
  undo(tokens: Tokens): Promise<void>;
  /** Renews by a refresh token; throws a refusal. */
  renew(refreshToken: string | undefined): Promise<Tokens>;
  /** Ends the sessions that a refresh token and an access token stand for, if any. */
  end(refreshToken: string | undefined, request: FastifyRequest): Promise<void>;
  /** The devices that are logged in, the latest used first. */
  list(identity: Identity): Promise<ListedSession[]>;
  /** Ends one session of this person. Throws NotFoundError. */
  endOne(identity: Identity, sessionId: string): Promise<void>;
  clearOld(): Promise<void>;
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
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
}

export function createSessions(deps: SessionDeps): Sessions {
  const { db, clock, accounts, accessTokens, refreshTokens } = deps;
  const standing = new Map<string, { known: Known | null; untilMs: number }>();
  let generation = 0;

  function forget(accountId: string | null): void {
    generation += 1;
    for (const [sessionId, { known }] of standing) {
      if (accountId === null || known?.account.id === accountId) standing.delete(sessionId);
    }
  }

  accounts.onChange(forget);

  async function lookUp(sessionId: string, now: Date): Promise<Known | null> {
    const remembered = standing.get(sessionId);
    if (remembered !== undefined && remembered.untilMs > now.getTime()) return remembered.known;
    const before = generation;
    const session = await findLiveSession(db, sessionId, now);
    const account = session === undefined ? undefined : await accounts.find(session.accountId);
    const known =
      session === undefined || account === undefined
        ? null
        : { account, codeProvedAt: session.codeProvedAt };
    // What changed while it was read is not remembered.
    if (before === generation) {
      const oldest = standing.keys().next().value;
      if (standing.size >= MAX_REMEMBERED && oldest !== undefined) standing.delete(oldest);
      standing.set(sessionId, { known, untilMs: now.getTime() + REMEMBERED_MS });
    }
    return known;
  }

  async function identify(request: Pick<FastifyRequest, 'headers'>): Promise<Identity | null> {
    const header = request.headers.authorization;
    if (header === undefined || !header.startsWith('Bearer ')) return null;
    const now = clock.now();
    const claims = await accessTokens.read(header.slice('Bearer '.length), now);
    if (claims === null) return null;
    const known = await lookUp(claims.sessionId, now);
    if (known === null || known.account.id !== claims.accountId) return null;
    const { account, codeProvedAt } = known;
    return {
      accountId: account.id,
      sessionId: claims.sessionId,
      profile: profileOf(account, now),
      memberUntil: account.memberUntil,
      codeProvedAt,
    };
  }

  async function tokensFor(accountId: string, sessionId: string, number: number): Promise<Tokens> {
    return {
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

    async identityOf(request) {
      const identity = await identify(request);
      if (identity !== null) return identity;
      if (request.headers.authorization === undefined) throw new ApiError('UnauthorizedError');
      throw refuse('session-ended');
    },

    async open(tx, account, { userAgent, isProvedByCode }) {
      const id = randomUUID();
      const now = clock.now();
      const family = startFamily(now);
      await insertSession(tx, {
        id,
        accountId: account.id,
        device: deviceName(userAgent),
        createdAt: now,
        codeProvedAt: isProvedByCode ? now : null,
        ...family,
      });
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
        // A reused token has ended the session: that and telling the others are one transaction.
        if (!verdict.ok && verdict.reason === 'reused') await accounts.announce(tx, row.accountId);
        return { verdict, accountId: row.accountId };
      });
      if (renewed === null) throw refuse('session-ended');
      const { verdict, accountId } = renewed;
      if (verdict.ok) return tokensFor(accountId, presented.sessionId, verdict.number);
      forget(accountId);
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

    async clearOld() {
      await deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - KEPT_AFTER_END_MS));
    },

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
