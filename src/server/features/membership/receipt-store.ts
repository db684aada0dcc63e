// Receipts: which payments need one, their numbers, and what each said when it was issued.

import { and, eq, isNotNull, like, max } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { payment, paymentEvent, receipt } from './tables.ts';

export type ReceiptRow = typeof receipt.$inferSelect;

/** Payments of accounts that may still need a receipt, the oldest first. */
export async function findDueReceipts(tx: Queryable, limit: number) {
  const rows = await tx
    .select({ id: payment.id, accountId: payment.accountId, phoneKey: payment.phoneKey })
    .from(payment)
    .where(and(payment.needsReceipt, isNotNull(payment.accountId)))
    .orderBy(payment.createdAt)
    .limit(limit);
  return rows.flatMap(({ id, accountId, phoneKey }) =>
    accountId === null || phoneKey === null ? [] : { id, accountId, phoneKey },
  );
}

/** The payment no longer needs a receipt: it has one, or was not accepted. */
export async function markReceiptIssued(tx: Queryable, paymentId: string): Promise<void> {
  await tx.update(payment).set({ needsReceipt: false }).where(eq(payment.id, paymentId));
}

/** The greatest id of a receipt's event with this prefix. */
export async function findLastReceipt(tx: Queryable, prefix: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ last: max(paymentEvent.id) })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.type, 'receipt.issued'), like(paymentEvent.id, `${prefix}%`)));
  return row?.last ?? undefined;
}

/** The first one counts: a receipt never changes. */
export async function saveReceipt(tx: Queryable, row: ReceiptRow): Promise<void> {
  await tx.insert(receipt).values(row).onConflictDoNothing();
}

export async function findReceipt(
  db: Queryable,
  accountId: string,
  number: string,
): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(receipt)
    .where(and(eq(receipt.accountId, accountId), eq(receipt.number, number)));
  return row;
}

export async function findReceiptsOf(db: Queryable, accountId: string): Promise<ReceiptRow[]> {
  return db.select().from(receipt).where(eq(receipt.accountId, accountId)).orderBy(receipt.number);
}
