// What each process last saw of a competition, and what the database itself knows (product §11.16).

import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { LiveCounts } from '#domain/competition/live-counts.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { competitionEntry, competitionLive, competitionParticipant } from '../tables.ts';

export async function saveLive(
  db: Queryable,
  row: typeof competitionLive.$inferInsert,
): Promise<void> {
  const { at, seen } = row;
  const target = [competitionLive.process, competitionLive.competitionId];
  await db.insert(competitionLive).values(row).onConflictDoUpdate({ target, set: { at, seen } });
}

/** What processes saw after an instant. */
export async function findLive(
  db: Queryable,
  competitionId: number,
  after: Date,
): Promise<LiveCounts[]> {
  const rows = await db
    .select({ seen: competitionLive.seen })
    .from(competitionLive)
    .where(and(eq(competitionLive.competitionId, competitionId), gt(competitionLive.at, after)));
  return rows.map(({ seen }) => seen);
}

export async function deleteLiveBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(competitionLive).where(lt(competitionLive.at, before));
}

/** By standard. */
export async function countByStandard(db: Queryable, competitionId: number) {
  const registered = await db
    .select({ standard: competitionParticipant.standard, count: count() })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.competitionId, competitionId))
    .groupBy(competitionParticipant.standard);
  const handedIn = await db
    .select({
      standard: competitionEntry.standard,
      count: count(),
      late: sql<number>`(count(*) filter (where ${competitionEntry.isLate}))::int`,
    })
    .from(competitionEntry)
    .where(eq(competitionEntry.competitionId, competitionId))
    .groupBy(competitionEntry.standard);
  return { registered, handedIn };
}
