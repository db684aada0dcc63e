import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MembershipOffer } from '#domain/membership/offer.ts';
import type { MembershipEvent } from '#domain/membership/period.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { membershipEvent, membershipOffer } from './tables.ts';

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
