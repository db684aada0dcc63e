import { and, desc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { couponUse } from './tables.ts';

/** Remembers that this phone was given the lower price by a coupon. The payer must be locked. */
export async function saveCouponUse(
  tx: Queryable,
  use: { id: string; code: string; phoneKey: string; at: Date },
): Promise<void> {
  await tx.insert(couponUse).values({ ...use, paymentId: null });
}

export interface CouponPayment {
  readonly paymentId: string;
  readonly phoneKey: string;
  /** When the coupon must have been applied. */
  readonly from: Date;
  readonly until: Date;
}

/**
 * Spends the coupon that this payer applied last in that time on the payment. False without one; true again for a
 * payment that has spent one. The payer must be locked.
 */
export async function spendCoupon(
  tx: Queryable,
  { paymentId, phoneKey, from, until }: CouponPayment,
): Promise<boolean> {
  const isSpent = await tx.$count(couponUse, eq(couponUse.paymentId, paymentId));
  if (isSpent > 0) return true;
  const ofPayer = and(
    eq(couponUse.phoneKey, phoneKey),
    isNull(couponUse.paymentId),
    lte(couponUse.at, until),
  );
  const [use] = await tx
    .select({ id: couponUse.id })
    .from(couponUse)
    .where(and(ofPayer, gte(couponUse.at, from)))
    .orderBy(desc(couponUse.at))
    .limit(1);
  if (use === undefined) return false;
  await tx.update(couponUse).set({ paymentId }).where(eq(couponUse.id, use.id));
  // Applied several times, it still counts for one payment.
  await tx.delete(couponUse).where(ofPayer);
  return true;
}

/** What a person is shown of their coupons. */
export async function findCouponUses(db: Queryable, phoneKey: string) {
  return db
    .select({ code: couponUse.code, at: couponUse.at, paymentId: couponUse.paymentId })
    .from(couponUse)
    .where(eq(couponUse.phoneKey, phoneKey))
    .orderBy(couponUse.at);
}

/** Those that a payment used are counted on, without the person. */
export async function eraseCouponUses(tx: Queryable, phoneKey: string): Promise<void> {
  const ofPayer = eq(couponUse.phoneKey, phoneKey);
  await tx.delete(couponUse).where(and(ofPayer, isNull(couponUse.paymentId)));
  await tx.update(couponUse).set({ phoneKey: null }).where(ofPayer);
}

export async function moveCouponUses(tx: Queryable, fromKey: string, toKey: string): Promise<void> {
  await tx.update(couponUse).set({ phoneKey: toKey }).where(eq(couponUse.phoneKey, fromKey));
}

export function deleteUnusedCouponsBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const isUnused = and(lt(couponUse.at, before), isNull(couponUse.paymentId));
  return deleteSome(tx, couponUse, isUnused, limit);
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
