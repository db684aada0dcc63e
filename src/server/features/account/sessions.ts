// Who is signed in, on which devices. A request carries an access token; whether its session still stands is looked up
// in the database and remembered for half a minute at most: a session that ends is told to all processes at once
// (docs/decisions/101).

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Profile } from '#contract/account-fields.ts';
import { refuse } from '#contract/account-refusals.ts';
import { ApiError } from '#contract/errors.ts';
import { roleOf } from '#domain/account/account.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { presentToken, startFamily } from '#domain/account/token-family.ts';
import { ACCESS_TOKEN_S, type AccessTokens } from '#server/platform/access-token.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Identity, Session } from '#server/platform/session.ts';
import type { RefreshTokens } from './refresh-token.ts';
import {
  type AccountRow,
  deleteSessionsEndedBefore,
  findLiveSession,
  insertSession,
  lockSession,
  revokeSession,
  saveFamily,
} from './store.ts';

const ACCOUNT_CHANGED = 'account_changed';
const REMEMBERED_MS = 30_000;
const MAX_REMEMBERED = 20_000;
const KEPT_AFTER_END_MS = 30 * 24 * 3_600_000;

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
  /** Renews by a refresh token; throws a refusal. */
  renew(refreshToken: string | undefined): Promise<Tokens>;
  /** Ends the sessions that a refresh token and an access token stand for, if any. */
  end(refreshToken: string | undefined, request: FastifyRequest): Promise<void>;
  /** Changes an account or its sessions in a transaction, after which every process looks it up again. */
  change<T>(accountId: string, work: (tx: Queryable) => Promise<T>): Promise<T>;
  clearOld(): Promise<void>;
}

export function profileOf(account: AccountRow, now: Date): Profile {
  const { id, phone, username, childsName, standard, memberUntil } = account;
  return { id, phone, username, childsName, standard, role: roleOf(memberUntil, now) };
}

interface Known {
  readonly account: AccountRow;
  readonly codeProvedAt: Date | null;
}

interface SessionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
}

export function createSessions(deps: SessionDeps): Sessions {
  const { db, clock, notices, accessTokens, refreshTokens } = deps;
  const standing = new Map<string, { known: Known | null; untilMs: number }>();
  let generation = 0;

  function forget(accountId: string): void {
    generation += 1;
    for (const [sessionId, { known }] of standing) {
      if (accountId === '' || known?.account.id === accountId) standing.delete(sessionId);
    }
  }

  notices.on(ACCOUNT_CHANGED, forget);

  async function change<T>(accountId: string, work: (tx: Queryable) => Promise<T>): Promise<T> {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      await tx.execute(sql`select pg_notify(${ACCOUNT_CHANGED}, ${accountId})`);
      return done;
    });
    forget(accountId);
    return result;
  }

  async function lookUp(sessionId: string, now: Date): Promise<Known | null> {
    const remembered = standing.get(sessionId);
    if (remembered !== undefined && remembered.untilMs > now.getTime()) return remembered.known;
    const before = generation;
    const row = await findLiveSession(db, sessionId, now);
    const known =
      row === undefined ? null : { account: row.account, codeProvedAt: row.session.codeProvedAt };
    // What changed while it was read is not remembered.
    if (before === generation) {
      const oldest = standing.keys().next().value;
      if (standing.size >= MAX_REMEMBERED && oldest !== undefined) standing.delete(oldest);
      standing.set(sessionId, { known, untilMs: now.getTime() + REMEMBERED_MS });
    }
    return known;
  }

  async function identify(request: FastifyRequest): Promise<Identity | null> {
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

    async renew(refreshToken) {
      const presented = refreshTokens.read(refreshToken);
      if (presented === null) throw refuse('session-ended');
      const renewed = await db.transaction(async (tx) => {
        const row = await lockSession(tx, presented.sessionId);
        if (row === undefined) return null;
        const verdict = presentToken(row, presented.number, clock.now());
        if (verdict.next !== row) await saveFamily(tx, row.id, verdict.next);
        return { verdict, accountId: row.accountId };
      });
      if (renewed === null) throw refuse('session-ended');
      const { verdict, accountId } = renewed;
      if (verdict.ok) return tokensFor(accountId, presented.sessionId, verdict.number);
      if (verdict.reason === 'reused') await change(accountId, async () => {});
      throw refuse('session-ended');
    },

    async end(refreshToken, request) {
      const identity = await identify(request);
      const ids = new Set([refreshTokens.read(refreshToken)?.sessionId, identity?.sessionId]);
      for (const id of ids) {
        const row = id === undefined ? undefined : await findLiveSession(db, id, clock.now());
        if (row === undefined) continue;
        await change(row.account.id, (tx) => revokeSession(tx, row.session.id, clock.now()));
      }
    },

    change,

    async clearOld() {
      await deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - KEPT_AFTER_END_MS));
    },
  };
}
