import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type AccountRow, accountOfPhone } from '#server/features/account/service.ts';
import { deleteSome, deleteUnlocked } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { attempt, codeVolume, oneTimeCode, password } from './tables.ts';

export type CodeRow = typeof oneTimeCode.$inferSelect;

export interface Credentials {
  /** Null: the phone has none. */
  readonly account: AccountRow | null;
  /** Null: the account has none, or there is no account. */
  readonly hash: string | null;
  readonly wrongForPhone: number;
  readonly wrongFromAddress: number;
}

const credentialsOf = statement(
  (
    db,
    phone: Parameter<string>,
    phoneKey: Parameter<string>,
    addressKey: Parameter<string>,
    since: Parameter<Date>,
  ) => {
    const countOf = (key: Parameter<string>) =>
      sql<number>`(select count(*)::int from ${attempt} where ${and(eq(attempt.key, key), gt(attempt.at, since))})`;
    const wrong = db
      .select({
        forPhone: countOf(phoneKey).as('for_phone'),
        fromAddress: countOf(addressKey).as('from_address'),
      })
      .from(sql`(select) as nothing`)
      .as('wrong');
    const owner = accountOfPhone(db, phone);
    return db
      .select()
      .from(wrong)
      .leftJoin(owner, sql`true`)
      .leftJoin(password, eq(password.accountId, owner.id));
  },
);

/** One query, because every login by password runs it twice. Wrong tries are counted from `since` on. */
export async function findCredentials(
  db: Queryable,
  wanted: { phone: string; phoneKey: string; addressKey: string; since: Date },
): Promise<Credentials> {
  const { phone, phoneKey, addressKey, since } = wanted;
  const [found] = await credentialsOf(db, phone, phoneKey, addressKey, since);
  return {
    account: found?.account_of_phone ?? null,
    hash: found?.password?.hash ?? null,
    wrongForPhone: found?.wrong.forPhone ?? 0,
    wrongFromAddress: found?.wrong.fromAddress ?? 0,
  };
}

export async function savePassword(tx: Queryable, accountId: string, hash: string): Promise<void> {
  await tx
    .insert(password)
    .values({ accountId, hash })
    .onConflictDoUpdate({ target: password.accountId, set: { hash } });
}

export async function deleteAllCodes(tx: Queryable): Promise<void> {
  await tx.delete(oneTimeCode);
}

/** The primary key of a code. */
export type CodeKey = Pick<CodeRow, 'phone' | 'purpose' | 'device'>;

/** Locked until `tx` ends: before its message, which a new code withdraws. */
export async function lockCode(tx: Queryable, key: CodeKey): Promise<CodeRow | undefined> {
  const [row] = await lockInOrder(tx, isCode(key));
  return row;
}

/** In the order of platform/database/locks.ts. */
const lockInOrder = (tx: Queryable, which: SQL | undefined) =>
  tx
    .select()
    .from(oneTimeCode)
    .where(which)
    .orderBy(desc(oneTimeCode.createdAt), oneTimeCode.device, oneTimeCode.purpose)
    .for('update');

/** The codes of a phone for this purpose, newest first, locked until `tx` ends. */
export async function lockCodes(
  tx: Queryable,
  { phone, purpose }: Pick<CodeRow, 'phone' | 'purpose'>,
): Promise<CodeRow[]> {
  return lockInOrder(tx, and(eq(oneTimeCode.phone, phone), eq(oneTimeCode.purpose, purpose)));
}

/** Replaces the previous code. */
export async function saveCode(tx: Queryable, row: CodeRow): Promise<void> {
  const { phone: _phone, purpose: _purpose, device: _device, ...fresh } = row;
  await tx
    .insert(oneTimeCode)
    .values(row)
    .onConflictDoUpdate({
      target: [oneTimeCode.phone, oneTimeCode.purpose, oneTimeCode.device],
      set: fresh,
    });
}

export async function updateCode(
  tx: Queryable,
  key: CodeKey,
  change: Pick<CodeRow, 'wrongTries' | 'usedAt'>,
): Promise<void> {
  await tx.update(oneTimeCode).set(change).where(isCode(key));
}

export const findCodesTo = statement((db, phone: Parameter<string>) =>
  db.select().from(oneTimeCode).where(eq(oneTimeCode.phone, phone)),
);

/** Without waiting: a code that is being used or replaced at this moment counts as one that is sent afterwards. */
export async function deleteCodesTo(tx: Queryable, phone: string): Promise<void> {
  await deleteUnlocked(tx, oneTimeCode, eq(oneTimeCode.phone, phone));
}

export function deleteCodesExpiredBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  return deleteSome(tx, oneTimeCode, lt(oneTimeCode.expiresAt, before), limit);
}

function isCode({ phone, purpose, device }: CodeKey): SQL | undefined {
  return and(
    eq(oneTimeCode.phone, phone),
    eq(oneTimeCode.purpose, purpose),
    eq(oneTimeCode.device, device),
  );
}

/** Number of attempts per key since then; keys without any are missing. */
export async function countAttempts(
  db: Queryable,
  keys: readonly string[],
  since: Date,
): Promise<{ key: string; count: number }[]> {
  return db
    .select({ key: attempt.key, count: sql<number>`count(*)::int` })
    .from(attempt)
    .where(and(inArray(attempt.key, [...keys]), gt(attempt.at, since)))
    .groupBy(attempt.key);
}

export async function insertAttempts(
  tx: Queryable,
  rows: readonly (typeof attempt.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(attempt).values([...rows]);
}

export async function deleteAttempts(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.delete(attempt).where(inArray(attempt.key, [...keys]));
}

export function deleteAttemptsBefore(
  tx: Queryable,
  kinds: readonly string[],
  before: Date,
  limit: number,
): Promise<number> {
  const isOld = and(inArray(attempt.kind, [...kinds]), lt(attempt.at, before));
  return deleteSome(tx, attempt, isOld, limit);
}

/** Number of codes sent per key, in steps that began after these times. */
export const sumCodeVolumes = statement(
  (db, keys: Parameter<readonly string[]>, hourAgo: Parameter<Date>, dayAgo: Parameter<Date>) => {
    const inHour = sql<number>`coalesce(sum(${codeVolume.sent}) filter (where ${gt(codeVolume.since, hourAgo)}), 0)::int`;
    return db
      .select({ key: codeVolume.key, inHour, inDay: sql<number>`sum(${codeVolume.sent})::int` })
      .from(codeVolume)
      .where(and(sql`${codeVolume.key} = any(${keys})`, gt(codeVolume.since, dayAgo)))
      .groupBy(codeVolume.key);
  },
);

/** Counts one more code under each of these keys. */
export async function addToCodeVolumes(
  tx: Queryable,
  keys: readonly string[],
  since: Date,
): Promise<void> {
  await tx
    .insert(codeVolume)
    .values(keys.map((key) => ({ key, since, sent: 1 })))
    .onConflictDoUpdate({
      target: [codeVolume.key, codeVolume.since],
      set: { sent: sql`${codeVolume.sent} + 1` },
    });
}

export function deleteCodeVolumesBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  return deleteSome(tx, codeVolume, lt(codeVolume.since, before), limit);
}

export async function notifyServers(db: Queryable, channel: string, payload: string) {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
