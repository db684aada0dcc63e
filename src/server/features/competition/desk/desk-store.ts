// The SQL of the operator's commands: competitions that the operator made, states, results, the audit.

import { and, asc, count, eq, gt, gte, isNull, max, min, sql } from 'drizzle-orm';
import { submittingEndsAt } from '#domain/competition/clock.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { LAST_CONTENT_ID } from '#domain/competition/figures.ts';
import type { Window } from '#domain/competition/plan.ts';
import type { Result, Submission } from '#domain/competition/ranking.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { StoredCompetition } from '../store.ts';
import {
  competition,
  competitionAudit,
  competitionEntry,
  competitionHandIn,
  competitionPaper,
  competitionParticipant,
  competitionResult,
  competitionState,
} from '../tables.ts';

/** Rows per statement. */
const PAGE = 5_000;

/** The next free id above those of the content folder. */
export async function findNextId(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(competition.id) }).from(competition);
  return Math.max(row?.id ?? 0, LAST_CONTENT_ID) + 1;
}

/** False if the id is taken. */
export async function insertCompetition(
  tx: Queryable,
  row: Competition & { readonly fullWindow: Window; readonly isRehearsal: boolean },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(competition)
    .values({ ...row, isImported: false })
    .onConflictDoNothing();
  return rowCount === 1;
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

export async function countAll(db: Queryable, competition: StoredCompetition): Promise<Counts> {
  const competitionId = competition.id;
  const [results] = await db
    .select({ results: count(), announced: count(competitionResult.announcedAt) })
    .from(competitionResult)
    .where(eq(competitionResult.competitionId, competitionId));
  return {
    participants: await db.$count(
      competitionParticipant,
      eq(competitionParticipant.competitionId, competitionId),
    ),
    ...(competition.rankedAt === null
      ? await countHandIns(db, competition)
      : await countEntries(db, competitionId)),
    results: 0,
    announced: 0,
    ...results,
  };
}

/** Before the ranking: the children who handed in, and those of them whose first hand-in was late. */
async function countHandIns(db: Queryable, competition: StoredCompetition) {
  const firsts = db
    .select({ receivedAt: min(competitionHandIn.receivedAt).as('received_at') })
    .from(competitionHandIn)
    .where(eq(competitionHandIn.competitionId, competition.id))
    .groupBy(competitionHandIn.participantId)
    .as('firsts');
  const isLate = gte(firsts.receivedAt, submittingEndsAt(competition));
  const [row] = await db
    .select({
      entries: count(),
      late: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
    })
    .from(firsts);
  return { entries: row?.entries ?? 0, late: row?.late ?? 0 };
}

async function countEntries(db: Queryable, competitionId: number) {
  const ofThis = eq(competitionEntry.competitionId, competitionId);
  return {
    entries: await db.$count(competitionEntry, ofThis),
    late: await db.$count(competitionEntry, and(ofThis, eq(competitionEntry.isLate, true))),
  };
}

const submissionColumns = {
  participantId: competitionEntry.participantId,
  standard: competitionEntry.standard,
  answers: competitionEntry.answers,
  timeTaken: competitionEntry.timeTaken,
  isLate: competitionEntry.isLate,
  isDisqualified: competitionEntry.isDisqualified,
};

/** The entries of a competition that is being ranked or was, in the order of their participants' ids. */
export async function findSubmissions(db: Queryable, competitionId: number): Promise<Submission[]> {
  const all: Submission[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await db
      .select(submissionColumns)
      .from(competitionEntry)
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

/** Up to `limit` unannounced results with the phones of their participants, locked until `tx` ends. */
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

/** The number of unannounced results. */
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
