import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { recordErased, wasErased } from '#server/platform/erased.ts';
import { account, consent } from './tables.ts';

export type AccountRow = typeof account.$inferSelect;

export async function findAccountByPhone(
  db: Queryable,
  phone: string,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.phone, phone));
  return row;
}

/** The same, prepared: every login by password runs it. */
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

/** False if the phone already has an account. */
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

/** Whatever is kept under the account is deleted with it, for good: a restored backup does not bring it back. */
export async function deleteAccountRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(account).where(eq(account.id, id));
  await recordErased(tx, [id]);
}

/** Erased accounts that a restored backup has brought back. */
export async function findErasedAccounts(tx: Queryable): Promise<AccountRow[]> {
  return tx.select().from(account).where(wasErased(account.id));
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

export async function notifyAccountChanged(
  tx: Queryable,
  channel: string,
  accountId: string,
): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${accountId})`);
}
