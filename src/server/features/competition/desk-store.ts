// What the operator's commands read and write: competitions of their own, states, results, the audit.

import { and, asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { Entry, Result } from '#domain/competition/ranking.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import {
  competition,
  competitionAudit,
  competitionEntry,
  competitionPaper,
  competitionParticipant,
  competitionResult,
  competitionState,
} from './tables.ts';

/** So many rows are read or written by one statement. */
const PAGE = 5_000;

export async function findLastId(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(competition.id) }).from(competition);
  return row?.id ?? 0;
}

/** False if there is one with this id. */
export async function insertCompetition(tx: Queryable, row: Competition): Promise<boolean> {
  const { rowCount } = await tx
    .insert(competition)
    .values({ ...row, isImported: false })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function updateCompetition(
  tx: Queryable,
  { id, ...figures }: Competition,
): Promise<void> {
  await tx.update(competition).set(figures).where(eq(competition.id, id));
}

export async function savePapers(
  tx: Queryable,
  rows: readonly Omit<typeof competitionPaper.$inferInsert, 'isImported'>[],
): Promise<void> {
  await tx
    .insert(competitionPaper)
    .values(rows.map((row) => ({ ...row, isImported: false })))
    .onConflictDoUpdate({
      target: competitionPaper.id,
      set: { questions: sql`excluded.questions` },
    });
}

/** Commands about one competition take turns. */
export async function lockState(tx: Queryable, competitionId: number) {
  await tx.insert(competitionState).values({ competitionId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(competitionState)
    .where(eq(competitionState.competitionId, competitionId))
    .for('update');
  if (row === undefined) throw new Error('the state of the competition is gone');
  return row;
}

export async function updateState(
  tx: Queryable,
  competitionId: number,
  change: Partial<Omit<typeof competitionState.$inferInsert, 'competitionId'>>,
): Promise<void> {
  await tx
    .update(competitionState)
    .set(change)
    .where(eq(competitionState.competitionId, competitionId));
}

export async function insertAudit(
  tx: Queryable,
  entry: typeof competitionAudit.$inferInsert,
): Promise<void> {
  await tx.insert(competitionAudit).values(entry);
}

export interface Counts {
  readonly participants: number;
  readonly entries: number;
  readonly late: number;
  readonly results: number;
  readonly announced: number;
}

export async function countAll(db: Queryable, competitionId: number): Promise<Counts> {
  const ofThis = eq(competitionEntry.competitionId, competitionId);
  const [results] = await db
    .select({ results: count(), announced: count(competitionResult.announcedAt) })
    .from(competitionResult)
    .where(eq(competitionResult.competitionId, competitionId));
  return {
    participants: await db.$count(
      competitionParticipant,
      eq(competitionParticipant.competitionId, competitionId),
    ),
    entries: await db.$count(competitionEntry, ofThis),
    late: await db.$count(competitionEntry, and(ofThis, eq(competitionEntry.isLate, true))),
    results: 0,
    announced: 0,
    ...results,
  };
}

const entryColumns = {
  participantId: competitionEntry.participantId,
  standard: competitionEntry.standard,
  answers: competitionEntry.answers,
  timeTaken: competitionEntry.timeTaken,
  isLate: competitionEntry.isLate,
};

/**
 * The entries of a competition in the order of their ids: before the ranking those of all participants, after it those
 * that were ranked.
 */
export async function findEntries(
  db: Queryable,
  competitionId: number,
  which: 'of-participants' | 'ranked',
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const last = all.at(-1);
    const owner = which === 'ranked' ? competitionResult : competitionParticipant;
    const ownerId =
      which === 'ranked' ? competitionResult.participantId : competitionParticipant.id;
    const page = await db
      .select(entryColumns)
      .from(competitionEntry)
      .innerJoin(owner, eq(ownerId, competitionEntry.participantId))
      .where(
        and(
          eq(competitionEntry.competitionId, competitionId),
          last === undefined ? undefined : gt(competitionEntry.participantId, last.participantId),
        ),
      )
      .orderBy(asc(competitionEntry.participantId))
      .limit(PAGE);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

export async function insertResults(
  tx: Queryable,
  competitionId: number,
  results: readonly Result[],
): Promise<void> {
  for (let from = 0; from < results.length; from += PAGE) {
    const rows = results.slice(from, from + PAGE).map((result) => ({ ...result, competitionId }));
    await tx.insert(competitionResult).values(rows);
  }
}

/** In the order of the participants' ids. */
export async function findResults(db: Queryable, competitionId: number): Promise<Result[]> {
  const { participantId, standard, marks, seconds, rank, groupRank } = competitionResult;
  return db
    .select({ participantId, standard, marks, seconds, rank, groupRank })
    .from(competitionResult)
    .where(eq(competitionResult.competitionId, competitionId))
    .orderBy(asc(participantId));
}

/** Some results that were not announced yet, with the phone of the participant; both locked until `tx` ends. */
export async function takeUnannounced(tx: Queryable, competitionId: number, limit: number) {
  return (
    tx
      .select({ participantId: competitionParticipant.id, phone: competitionParticipant.phone })
      // Of each pair, the row of the first table is locked first (platform/database/locks.ts).
      .from(competitionParticipant)
      .innerJoin(competitionResult, eq(competitionResult.participantId, competitionParticipant.id))
      .where(
        and(
          eq(competitionResult.competitionId, competitionId),
          isNull(competitionResult.announcedAt),
        ),
      )
      .orderBy(asc(competitionParticipant.id))
      .limit(limit)
      .for('update')
  );
}

export async function markAnnounced(
  tx: Queryable,
  participantId: string,
  tokenHash: string,
  announcedAt: Date,
): Promise<void> {
  await tx
    .update(competitionResult)
    .set({ tokenHash, announcedAt })
    .where(eq(competitionResult.participantId, participantId));
}

/** How many results there are to announce. */
export async function countUnannounced(db: Queryable, competitionId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(competitionResult)
    .innerJoin(
      competitionParticipant,
      eq(competitionParticipant.id, competitionResult.participantId),
    )
    .where(
      and(
        eq(competitionResult.competitionId, competitionId),
        isNull(competitionResult.announcedAt),
      ),
    );
  return row?.count ?? 0;
}
