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
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { TokenFamily } from '#domain/auth/token-family.ts';
import { accountChanged, heldAccount } from '#server/features/account/service.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { session } from '../tables.ts';

export type SessionRow = typeof session.$inferSelect;

/** Always in one order, so that transactions ending the same sessions wait for each other instead of deadlocking. */
const lockedInOrder = (tx: Queryable, which: SQL | undefined) =>
  tx.select({ id: session.id }).from(session).where(which).orderBy(session.id).for('update');

const opening = statement(
  (
    tx,
    id: Parameter<string>,
    accountId: Parameter<string>,
    device: Parameter<string>,
    createdAt: Parameter<Date>,
    codeProvedAt: Parameter<string | null>,
    number: Parameter<number>,
    rotatedAt: Parameter<Date>,
    expiresAt: Parameter<Date>,
    kept: Parameter<number>,
    now: Parameter<Date>,
  ) => {
    const owner = tx.$with('owner').as(heldAccount(tx, accountId));
    const surplus = tx
      .select({ id: session.id })
      .from(session)
      // Joined with its owner: the account is locked before its sessions, as everywhere.
      .where(and(sql`${session.accountId} = (select id from ${owner})`, isLive(now)))
      .orderBy(desc(session.rotatedAt), desc(session.id))
      .offset(kept);
    const deleted = tx.$with('deleted').as(
      tx
        .delete(session)
        .where(inArray(session.id, lockedInOrder(tx, inArray(session.id, surplus))))
        .returning({ id: session.id }),
    );
    return tx
      .with(owner, deleted)
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
      .returning({ told: sql`(select count(${accountChanged(accountId)}) from ${deleted})` });
  },
);

/**
 * Opens a session, and deletes all other live sessions of the account but the `kept` most recently used, so that logging
 * in again and again fills no table. If there are any to delete, all processes are notified once this is committed.
 */
export async function openSession(
  tx: Queryable,
  row: Omit<SessionRow, 'revokedAt'>,
  kept: number,
  now: Date,
): Promise<void> {
  const { id, accountId, device, createdAt, number, rotatedAt, expiresAt } = row;
  const proved = row.codeProvedAt?.toISOString() ?? null;
  await opening(
    tx,
    id,
    accountId,
    device,
    createdAt,
    proved,
    number,
    rotatedAt,
    expiresAt,
    kept,
    now,
  );
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
      inArray(
        session.id,
        lockedInOrder(
          tx,
          and(
            eq(session.accountId, accountId),
            ne(session.id, keptSessionId),
            isNull(session.revokedAt),
          ),
        ),
      ),
    );
}

export async function revokeAllSessions(tx: Queryable, now: Date): Promise<void> {
  await tx.update(session).set({ revokedAt: now }).where(isNull(session.revokedAt));
}

export function deleteSessionsEndedBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const hasEnded = or(lt(session.expiresAt, before), lt(session.revokedAt, before));
  return deleteSome(tx, session, hasEnded, limit);
}

function isLive(now: Date | Placeholder): SQL | undefined {
  return and(isNull(session.revokedAt), gt(session.expiresAt, now));
}
