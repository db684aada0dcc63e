import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { NO_ID } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { recordErased, wasErased } from '#server/platform/erased.ts';
import { account } from './tables.ts';

export type AccountRow = typeof account.$inferSelect;

const accountsOfPhone = (db: Queryable, phone: Parameter<string>) =>
  db
    .select()
    .from(account)
    .where(and(eq(account.phone, phone), isNull(account.detachedAt)));

const withPhone = statement(accountsOfPhone);

export async function findAccountByPhone(
  db: Queryable,
  phone: string,
): Promise<AccountRow | undefined> {
  const [row] = await withPhone(db, phone);
  return row;
}

/** The same, for use inside another statement. */
export const accountOfPhone = (db: Queryable, phone: Parameter<string>) =>
  accountsOfPhone(db, phone).as('account_of_phone');

/**
 * For use inside another statement: locks the row of the account for the rest of it, so that the account is not deleted
 * meanwhile. Waits for any current holder.
 */
export const heldAccount = (db: Queryable, id: Parameter<string>) =>
  db.select({ id: account.id }).from(account).where(eq(account.id, id)).for('key share');

export const ACCOUNT_CHANGED = 'account_changed';

/** Notifies all processes once the statement that contains it is committed. */
export const accountChanged = (accountId: string | Parameter<string>) =>
  sql`pg_notify(${ACCOUNT_CHANGED}, ${accountId}::text)`;

const withId = statement((db, id: Parameter<string>) =>
  db.select().from(account).where(eq(account.id, id)),
);

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await withId(db, id);
  return row;
}

export async function lockAccount(tx: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update');
  return row;
}

/** False if the phone already has an account. */
export async function insertAccount(
  tx: Queryable,
  row: typeof account.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(account)
    .values(row)
    .onConflictDoNothing({ target: account.phone, where: isNull(account.detachedAt) })
    .returning({ id: account.id });
  return written.length > 0;
}

export async function updateAccount(
  tx: Queryable,
  id: string,
  change: Partial<Omit<AccountRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await tx.update(account).set(change).where(eq(account.id, id));
}

/** Writes nothing if a use after `since` is noted already. */
export async function touchAccount(
  tx: Queryable,
  id: string,
  now: Date,
  since: Date,
): Promise<void> {
  await tx
    .update(account)
    .set({ lastUsedAt: now, askedAt: null })
    .where(and(eq(account.id, id), or(lte(account.lastUsedAt, since), isNotNull(account.askedAt))));
}

/** Everything kept under the account is deleted with it, for good: a restored backup does not bring it back. */
export async function deleteAccountRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(account).where(eq(account.id, id));
  await recordErased(tx, [id]);
}

export interface RetentionCutoffs {
  readonly ask: Date;
  readonly unused: Date;
  readonly asked: Date;
  readonly detached: Date;
}

/** Accounts that are paid for are left alone. */
const isNoMember = (now: Date) => or(isNull(account.memberUntil), lte(account.memberUntil, now));

/** Ids of accounts whose parent is to be asked now, ascending, after `after`. */
export async function findAccountsToAsk(
  db: Queryable,
  { ask }: RetentionCutoffs,
  now: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        gt(account.id, after || NO_ID),
        lte(account.lastUsedAt, ask),
        isNull(account.askedAt),
        isNull(account.detachedAt),
        isNoMember(now),
      ),
    )
    .orderBy(account.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findAccountsToDelete(
  db: Queryable,
  { unused, asked, detached }: RetentionCutoffs,
  now: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const isUnused = and(lte(account.lastUsedAt, unused), lte(account.askedAt, asked));
  const isDue = or(isUnused, lte(account.detachedAt, detached));
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(gt(account.id, after || NO_ID), isDue, isNoMember(now)))
    .orderBy(account.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Ids of accounts without a valid consent whose parent has not been told, ascending, after `after`. Accounts that are
 * paid for are left alone: their pages ask, and nothing is kept until somebody agrees.
 */
export async function findAccountsWithoutConsent(
  db: Queryable,
  now: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const isMissing = and(
    isNull(account.agreedVersion),
    isNull(account.endsAt),
    isNull(account.detachedAt),
  );
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(gt(account.id, after || NO_ID), isMissing, isNoMember(now)))
    .orderBy(account.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ids of accounts whose time without a consent is over: a membership keeps one unless the consent was withdrawn. */
export async function findAccountsToEnd(
  db: Queryable,
  now: Date,
  after: string,
  limit: number,
): Promise<string[]> {
  const isFree = or(isNotNull(account.consentWithdrawnAt), isNoMember(now));
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(gt(account.id, after || NO_ID), lte(account.endsAt, now), isFree))
    .orderBy(account.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The account that was detached from this phone; if there were several, the latest. */
export async function findDetachedAccount(
  db: Queryable,
  phone: string,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.phone, phone), isNotNull(account.detachedAt)))
    .orderBy(desc(account.detachedAt))
    .limit(1);
  return row;
}

/** Erased accounts that a restored backup has brought back. */
export async function findErasedAccounts(tx: Queryable): Promise<AccountRow[]> {
  return tx.select().from(account).where(wasErased(account.id));
}

export async function notifyAccountChanged(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`select ${accountChanged(accountId)}`);
}

/** Ids of accounts whose membership ends after `from`, at `until` at the latest, ascending, after `after`. */
export async function findMembersUntil(
  db: Queryable,
  { from, until, after, limit }: MembersUntil,
): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        gt(account.id, after || NO_ID),
        gt(account.memberUntil, from),
        lte(account.memberUntil, until),
      ),
    )
    .orderBy(account.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface MembersUntil {
  readonly from: Date;
  readonly until: Date;
  readonly after: string;
  readonly limit: number;
}
