// The signed-in devices (decision 14).

import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { TokenFamily } from '#domain/auth/token-family.ts';
import { heldAccount } from '#server/features/account/service.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { type TryLimits, triesOf, type WrongTries } from './store.ts';
import { password, session } from './tables.ts';

export type SessionRow = typeof session.$inferSelect;

/** What a login by password rests on. */
export interface TriedPassword {
  readonly hash: string;
  readonly limits: TryLimits;
}

export interface Opened {
  /** Whether other sessions were ended. */
  readonly hasRevoked: boolean;
  /** Whether phone and hash are still those of the account. */
  readonly isCurrent: boolean;
  readonly wrong: WrongTries;
}

const opening = statement(
  (
    tx,
    id: Parameter<string>,
    accountId: Parameter<string>,
    phone: Parameter<string>,
    device: Parameter<string>,
    createdAt: Parameter<Date>,
    codeProvedAt: Parameter<string | null>,
    number: Parameter<number>,
    rotatedAt: Parameter<Date>,
    expiresAt: Parameter<Date>,
    kept: Parameter<number>,
    now: Parameter<Date>,
    hash: Parameter<string>,
    phoneKey: Parameter<string>,
    addressKey: Parameter<string>,
    since: Parameter<Date>,
  ) => {
    const owner = tx.$with('owner').as(heldAccount(tx, accountId, phone));
    // The lock waits for a change of the password that has begun, and then looks at the new one.
    const current = tx.$with('current').as(
      tx
        .select({ accountId: password.accountId })
        .from(password)
        .where(and(sql`${password.accountId} = (select id from ${owner})`, eq(password.hash, hash)))
        .for('share'),
    );
    const surplus = tx
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.accountId, accountId), isLive(now)))
      .orderBy(desc(session.rotatedAt), desc(session.id))
      .offset(kept);
    const revoked = tx.$with('revoked').as(
      tx
        .update(session)
        .set({ revokedAt: sql`${sql.param(now, session.revokedAt)}` })
        .where(inArray(session.id, surplus))
        .returning({ id: session.id }),
    );
    return (
      tx
        .with(owner, current, revoked)
        .insert(session)
        .values({
          id,
          accountId,
          device,
          createdAt,
          // Drizzle cannot encode a parameter that is null.
          codeProvedAt: sql`${codeProvedAt}`,
          number,
          rotatedAt,
          expiresAt,
        })
        // In this order: the account is locked before its sessions, or two logins at once could wait for each other.
        .returning({
          isCurrent: sql<boolean>`exists (select from ${current})`,
          hasRevoked: sql<boolean>`exists (select from ${revoked})`,
          forPhone: triesOf(phoneKey, since),
          fromAddress: triesOf(addressKey, since),
        })
    );
  },
);

const NO_PASSWORD: TriedPassword = {
  hash: '',
  limits: { phoneKey: '', addressKey: '', since: new Date(0) },
};

/**
 * Opens a session of the account with this phone, and ends all its other live sessions but the `kept` most recently
 * used. `tried` is compared with what has become of it.
 */
export async function openSession(
  tx: Queryable,
  phone: string,
  row: Omit<SessionRow, 'revokedAt'>,
  kept: number,
  now: Date,
  tried: TriedPassword | null,
): Promise<Opened> {
  const { id, accountId, device, createdAt, number, rotatedAt, expiresAt } = row;
  const proved = row.codeProvedAt?.toISOString() ?? null;
  const { hash, limits } = tried ?? NO_PASSWORD;
  const [opened] = await opening(
    tx,
    id,
    accountId,
    phone,
    device,
    createdAt,
    proved,
    number,
    rotatedAt,
    expiresAt,
    kept,
    now,
    hash,
    limits.phoneKey,
    limits.addressKey,
    limits.since,
  );
  if (opened === undefined) throw new Error('a session was not inserted');
  const { hasRevoked, isCurrent, ...wrong } = opened;
  return { hasRevoked, isCurrent, wrong };
}

/** The session, if it is still live at this time. */
export async function findLiveSession(
  db: Queryable,
  id: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(session)
    .where(and(eq(session.id, id), isLive(now)));
  return row;
}

export async function lockSession(tx: Queryable, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(session).where(eq(session.id, id)).for('update');
  return row;
}

export async function saveFamily(tx: Queryable, id: string, family: TokenFamily): Promise<void> {
  const { number, rotatedAt, expiresAt, revokedAt } = family;
  await tx
    .update(session)
    .set({ number, rotatedAt, expiresAt, revokedAt })
    .where(eq(session.id, id));
}

/** Including ended ones, for as long as they are kept. */
export const findSessions = statement((db, accountId: Parameter<string>) =>
  db
    .select()
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.rotatedAt)),
);

export const findLiveSessions = statement(
  (db, accountId: Parameter<string>, now: Parameter<Date>) =>
    db
      .select()
      .from(session)
      .where(and(eq(session.accountId, accountId), isLive(now)))
      .orderBy(desc(session.rotatedAt)),
);

/** Returns whether there was a session to end. */
export async function revokeSession(
  tx: Queryable,
  id: string,
  now: Date,
  accountId?: string,
): Promise<boolean> {
  const rows = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.id, id),
        isNull(session.revokedAt),
        accountId === undefined ? undefined : eq(session.accountId, accountId),
      ),
    )
    .returning({ id: session.id });
  return rows.length > 0;
}

export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, id));
}

export async function saveCodeProof(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(session).set({ codeProvedAt: now }).where(eq(session.id, id));
}

export async function revokeOtherSessions(
  tx: Queryable,
  accountId: string,
  keptSessionId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        ne(session.id, keptSessionId),
        isNull(session.revokedAt),
      ),
    );
}

export async function revokeAllSessions(tx: Queryable, now: Date): Promise<void> {
  await tx.update(session).set({ revokedAt: now }).where(isNull(session.revokedAt));
}

export async function deleteSessionsEndedBefore(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, before));
  await tx.delete(session).where(lt(session.revokedAt, before));
}

function isLive(now: Date | Placeholder): SQL | undefined {
  return and(isNull(session.revokedAt), gt(session.expiresAt, now));
}
