import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MembershipEvent } from '#domain/membership/period.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { membershipEvent } from './tables.ts';

export async function insertMembershipEvent(
  tx: Queryable,
  accountId: string,
  event: MembershipEvent,
): Promise<void> {
  await tx.insert(membershipEvent).values({ id: randomUUID(), accountId, ...event });
}

export async function findMembershipEvents(
  db: Queryable,
  accountId: string,
): Promise<MembershipEvent[]> {
  const rows = await db
    .select()
    .from(membershipEvent)
    .where(eq(membershipEvent.accountId, accountId))
    .orderBy(membershipEvent.at);
  return rows.map(({ kind, at, until }) =>
    kind === 'carried-over' ? { kind, at, until: until ?? at } : { kind, at },
  );
}
