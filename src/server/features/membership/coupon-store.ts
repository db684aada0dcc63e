import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { couponUse } from './tables.ts';

/** Remembers that this phone was given the lower price by a coupon; the latest one counts. The payer must be locked. */
export async function saveCouponUse(
  tx: Queryable,
  use: { id: string; code: string; phoneKey: string; at: Date },
): Promise<void> {
  await tx
    .delete(couponUse)
    .where(and(eq(couponUse.phoneKey, use.phoneKey), isNull(couponUse.paymentId)));
  await tx.insert(couponUse).values({ ...use, paymentId: null });
}

/** Notes that a payment used the coupon that its phone applied. */
export async function spendCoupon(tx: Queryable, phoneKey: string, paymentId: string) {
  const isSpent = sql`exists (select from ${couponUse} as spent where spent.payment_id = ${paymentId})`;
  await tx
    .update(couponUse)
    .set({ paymentId })
    .where(and(eq(couponUse.phoneKey, phoneKey), isNull(couponUse.paymentId), sql`not ${isSpent}`));
}

/** Number of payments that used this coupon. */
export async function countUsesOf(db: Queryable, code: string): Promise<number> {
  return db.$count(couponUse, and(eq(couponUse.code, code), isNotNull(couponUse.paymentId)));
}

/** Code → number of payments that used the coupon. */
export async function countCouponUses(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: couponUse.code, count: sql<number>`count(*)::int` })
    .from(couponUse)
    .where(isNotNull(couponUse.paymentId))
    .groupBy(couponUse.code);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
