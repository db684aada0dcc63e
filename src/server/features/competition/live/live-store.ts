// What each process last saw of a competition, and what the database itself knows (product §11.16).

import { and, count, eq, gt, gte, lt, min, sql } from 'drizzle-orm';
import { submittingEndsAt } from '#domain/competition/clock.ts';
import type { LiveCounts } from '#domain/competition/live-counts.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { StoredCompetition } from '../store.ts';
import { competitionHandIn, competitionLive, competitionParticipant } from '../tables.ts';

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

/** By standard: a child hands in once or more, and is late if the first time was. */
export async function countByStandard(db: Queryable, competition: StoredCompetition) {
  const registered = await db
    .select({ standard: competitionParticipant.standard, count: count() })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.competitionId, competition.id))
    .groupBy(competitionParticipant.standard);
  const firsts = db
    .select({
      standard: competitionParticipant.standard,
      isLate: gte(min(competitionHandIn.receivedAt), submittingEndsAt(competition)).as('is_late'),
    })
    .from(competitionHandIn)
    .innerJoin(
      competitionParticipant,
      eq(competitionParticipant.id, competitionHandIn.participantId),
    )
    .where(eq(competitionHandIn.competitionId, competition.id))
    .groupBy(competitionParticipant.id)
    .as('firsts');
  const handedIn = await db
    .select({
      standard: firsts.standard,
      count: count(),
      late: sql<number>`(count(*) filter (where ${firsts.isLate}))::int`,
    })
    .from(firsts)
    .groupBy(firsts.standard);
  return { registered, handedIn };
}
