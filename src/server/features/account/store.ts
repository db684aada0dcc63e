import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { TokenFamily } from '#domain/account/token-family.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { account, consent, session } from './tables.ts';

export type AccountRow = typeof account.$inferSelect;
export type SessionRow = typeof session.$inferSelect;

export async function findAccountByPhone(db: Queryable, phone: string) {
  const [row] = await db.select().from(account).where(eq(account.phone, phone));
  return row;
}

/** The same, prepared: every login by password asks it. */
export function prepareFindAccountByPhone(db: Database) {
  const prepared = db
    .select()
    .from(account)
    .where(eq(account.phone, sql.placeholder('phone')))
    .prepare('account_by_phone');
  return async (phone: string): Promise<AccountRow | undefined> =>
    (await prepared.execute({ phone }))[0];
}

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row;
}

export async function lockAccount(tx: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update');
  return row;
}

/** False where the phone has an account already. */
export async function insertAccount(
  tx: Queryable,
  row: typeof account.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(account)
    .values(row)
    .onConflictDoNothing({ target: account.phone })
    .returning({ id: account.id });
  return written.length > 0;
}

export async function updateAccount(
  tx: Queryable,
  id: string,
  change: Partial<Omit<AccountRow, 'id' | 'phone' | 'createdAt'>>,
): Promise<void> {
  await tx.update(account).set(change).where(eq(account.id, id));
}

/** Sessions and consents go with it. */
export async function deleteAccountRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(account).where(eq(account.id, id));
}

export async function insertConsent(
  tx: Queryable,
  row: { accountId: string; version: string; at: Date },
): Promise<void> {
  await tx.insert(consent).values(row);
}

export async function findConsents(db: Queryable, accountId: string) {
  return db
    .select({ version: consent.version, at: consent.at })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(consent.at);
}

export async function insertSession(
  tx: Queryable,
  row: typeof session.$inferInsert,
): Promise<void> {
  await tx.insert(session).values(row);
}

/** The session with its account, if it may still be used at this time. */
export async function findLiveSession(db: Queryable, id: string, now: Date) {
  const [row] = await db
    .select({ session, account })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
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

/** Ended ones too, for as long as they are kept. */
export async function findSessions(db: Queryable, accountId: string) {
  return db
    .select()
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.rotatedAt));
}

export async function findLiveSessions(db: Queryable, accountId: string, now: Date) {
  return db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), isLive(now)))
    .orderBy(desc(session.rotatedAt));
}

/** Whether there was something to end. */
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

export async function deleteSessionsEndedBefore(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, before));
  await tx.delete(session).where(lt(session.revokedAt, before));
}

function isLive(now: Date): SQL | undefined {
  return and(isNull(session.revokedAt), gt(session.expiresAt, now));
}
