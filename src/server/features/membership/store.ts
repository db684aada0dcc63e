import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, lt } from 'drizzle-orm';
import type { MembershipOffer } from '#domain/membership/offer.ts';
import type { MembershipEvent } from '#domain/membership/period.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { couponTry, membershipEvent, membershipOffer } from './tables.ts';

export async function insertMembershipEvent(
  tx: Queryable,
  accountId: string,
  event: MembershipEvent,
): Promise<void> {
  await tx.insert(membershipEvent).values({ id: randomUUID(), accountId, ...event });
}

const eventsOf = statement((db, accountId: Parameter<string>) =>
  db
    .select()
    .from(membershipEvent)
    .where(eq(membershipEvent.accountId, accountId))
    .orderBy(membershipEvent.at),
);

export async function findMembershipEvents(
  db: Queryable,
  accountId: string,
): Promise<MembershipEvent[]> {
  const rows = await eventsOf(db, accountId);
  return rows.map(({ kind, at, until }) =>
    kind === 'carried-over' ? { kind, at, until: until ?? at } : { kind, at },
  );
}

export async function findOffer(db: Queryable): Promise<MembershipOffer | undefined> {
  const [row] = await db.select().from(membershipOffer);
  return row;
}

export async function replaceOffer(
  tx: Queryable,
  offers: readonly MembershipOffer[],
): Promise<void> {
  const rows = offers.map((offer, place) => ({ id: place + 1, ...offer }));
  await replaceRows(tx, membershipOffer, rows);
}

/** How many wrong coupons were typed under each of these keys since then. */
export async function countCouponTries(
  db: Queryable,
  keys: readonly string[],
  since: Date,
): Promise<number[]> {
  const rows = await db
    .select({ key: couponTry.key, count: count() })
    .from(couponTry)
    .where(and(inArray(couponTry.key, [...keys]), gt(couponTry.at, since)))
    .groupBy(couponTry.key);
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
}

export async function insertCouponTries(
  db: Queryable,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await db.insert(couponTry).values(keys.map((key) => ({ key, at })));
}

export function deleteCouponTriesBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  return deleteSome(tx, couponTry, lt(couponTry.at, before), limit);
}
