// The ledger of payments. Who is a member follows from it, so changes to a payment and to what belongs to a payer are
// made under their locks (platform/database/locks.ts).

import { and, desc, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PaymentFact } from '#domain/membership/payment.ts';
import { deleteSome, NO_ID } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { payment, paymentAudit, paymentEvent, type StoredFact } from './tables.ts';

export type PaymentRow = typeof payment.$inferSelect;

export type EventRow = typeof paymentEvent.$inferSelect;

export interface NewEvent {
  readonly id: string;
  readonly digest?: string;
  readonly type: string;
  readonly paymentId: string | null;
  readonly fact: PaymentFact | null;
  readonly payload?: unknown;
  readonly at: Date;
  readonly receivedAt: Date;
}

/** False if this event, or the body it came in, is in the ledger already. */
export async function insertEvent(tx: Queryable, { fact, ...event }: NewEvent): Promise<boolean> {
  const stored = fact === null ? null : ({ ...fact, at: fact.at.toISOString() } as StoredFact);
  const written = await tx
    .insert(paymentEvent)
    .values({ ...event, fact: stored })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  return written.length > 0;
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id));
  return row;
}

export async function savePayment(tx: Queryable, row: PaymentRow): Promise<void> {
  await tx.insert(payment).values(row).onConflictDoUpdate({ target: payment.id, set: row });
}

/** Gives the payments that wait for this phone to its account; returns how many. */
export async function linkPayments(
  tx: Queryable,
  phoneKey: string,
  accountId: string,
): Promise<number> {
  const linked = await tx
    .update(payment)
    .set({ accountId })
    .where(eq(payment.phoneKey, phoneKey))
    .returning({ id: payment.id });
  return linked.length;
}

const unlinkedId = (paymentId: string) => `unlinked:${paymentId}`;

/** Whether the link of this payment to a person was erased, for good. */
export async function isUnlinked(db: Queryable, paymentId: string): Promise<boolean> {
  const found = await db
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(eq(paymentEvent.id, unlinkedId(paymentId)));
  return found.length > 0;
}

/** Erases the owner of the payments of this phone. The ledger keeps the payments. */
export async function unlinkPayments(tx: Queryable, phoneKey: string, now: Date): Promise<void> {
  const rows = await tx.select().from(payment).where(eq(payment.phoneKey, phoneKey));
  for (const { id } of rows) {
    await insertEvent(tx, {
      id: unlinkedId(id),
      type: 'unlinked',
      paymentId: id,
      fact: null,
      at: now,
      receivedAt: now,
    });
  }
  await tx
    .update(payment)
    .set({ phoneKey: null, accountId: null, startedBy: null, needsReceipt: false })
    .where(eq(payment.phoneKey, phoneKey));
}

/** The payments of an account follow it to another phone; their owner stays the same. */
export async function movePayments(tx: Queryable, accountId: string, toKey: string): Promise<void> {
  await tx.update(payment).set({ phoneKey: toKey }).where(eq(payment.accountId, accountId));
}

/** After an older backup was restored: erases the owners again that were erased since. */
export async function unlinkAgain(tx: Queryable): Promise<void> {
  const isErased = sql`exists (select from ${paymentEvent}
    where ${paymentEvent.id} = 'unlinked:' || ${payment.id})`;
  await tx
    .update(payment)
    .set({ phoneKey: null, accountId: null, startedBy: null, needsReceipt: false })
    .where(isErased);
}

/** Ids of the payments whose page was opened in a session of this account. */
export async function findPaymentsStartedBy(tx: Queryable, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.accountId, accountId), eq(payment.startedBy, accountId)));
  return rows.map(({ id }) => id);
}

/** Ids of the accounts that have payments. */
export async function findPayingAccounts(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ accountId: payment.accountId })
    .from(payment)
    .where(isNotNull(payment.accountId))
    .groupBy(payment.accountId);
  return rows.flatMap(({ accountId }) => accountId ?? []);
}

interface PayersBetween {
  readonly from: Date;
  readonly until: Date;
  /** Of an account. */
  readonly after: string;
  readonly limit: number;
}

/** Ids of the accounts with payments that became known after `from`, until `until`, in ascending order. */
export async function findPayersBetween(
  db: Queryable,
  { from, until, after, limit }: PayersBetween,
): Promise<string[]> {
  const isBetween = and(gt(payment.createdAt, from), lte(payment.createdAt, until));
  const rows = await db
    .select({ accountId: payment.accountId })
    .from(payment)
    .where(and(gt(payment.accountId, after || NO_ID), isBetween))
    .groupBy(payment.accountId)
    .orderBy(payment.accountId)
    .limit(limit);
  return rows.flatMap(({ accountId }) => accountId ?? []);
}

export interface PaymentFacts {
  readonly id: string;
  readonly facts: readonly PaymentFact[];
}

type Belonging = { accountId: string } | { phoneKey: string } | { ids: readonly string[] };

function factsWhere(db: Queryable, condition: SQL) {
  return (
    db
      .select({ id: paymentEvent.paymentId, fact: paymentEvent.fact })
      .from(paymentEvent)
      // After an older backup was restored, the ledger knows payments that this table does not.
      .leftJoin(payment, eq(payment.id, paymentEvent.paymentId))
      .where(and(condition, isNotNull(paymentEvent.fact)))
  );
}

const factsOfAccount = statement((db, accountId: Parameter<string>) =>
  factsWhere(db, eq(payment.accountId, accountId)),
);

const factsOfPhone = statement((db, phoneKey: Parameter<string>) =>
  factsWhere(db, eq(payment.phoneKey, phoneKey)),
);

/** The payments of an account, a phone or a list, each with its facts. */
export async function findFacts(db: Queryable, whose: Belonging): Promise<PaymentFacts[]> {
  const rows = await ('accountId' in whose
    ? factsOfAccount(db, whose.accountId)
    : 'phoneKey' in whose
      ? factsOfPhone(db, whose.phoneKey)
      : factsWhere(db, inArray(paymentEvent.paymentId, [...whose.ids])));
  const byPayment = new Map<string, PaymentFact[]>();
  for (const { id, fact } of rows) {
    if (id === null || fact === null) continue;
    byPayment.set(id, [...(byPayment.get(id) ?? []), toFact(fact)]);
  }
  return [...byPayment].map(([id, facts]) => ({ id, facts }));
}

function toFact(fact: StoredFact): PaymentFact {
  return { ...fact, at: new Date(fact.at) } as PaymentFact;
}

export async function clearPayloadsBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const old = tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(and(lt(paymentEvent.receivedAt, before), isNotNull(paymentEvent.payload)))
    .limit(limit);
  const cleared = await tx
    .update(paymentEvent)
    .set({ payload: null })
    .where(inArray(paymentEvent.id, old))
    .returning({ id: paymentEvent.id });
  return cleared.length;
}

export function deletePaymentsBefore(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteSome(tx, payment, lt(payment.createdAt, before), limit);
}

export function deletePaymentEventsBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  return deleteSome(tx, paymentEvent, lt(paymentEvent.receivedAt, before), limit);
}

/** Ids of the payments whose cancellation was ever asked for. */
export async function findCancellations(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvent.paymentId })
    .from(paymentEvent)
    .where(eq(paymentEvent.type, 'cancellation-requested' satisfies PaymentFact['kind']));
  return rows.flatMap(({ id }) => id ?? []);
}

/** The latest payments, for the operator. */
export async function findLatestPayments(db: Queryable, limit: number): Promise<PaymentRow[]> {
  return db.select().from(payment).orderBy(desc(payment.createdAt)).limit(limit);
}

export async function findEvents(db: Queryable, paymentId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, paymentId))
    .orderBy(paymentEvent.receivedAt);
}

export async function insertAudit(
  tx: Queryable,
  row: typeof paymentAudit.$inferInsert,
): Promise<void> {
  await tx.insert(paymentAudit).values(row);
}
