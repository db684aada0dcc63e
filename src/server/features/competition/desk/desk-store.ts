// The SQL of the operator's commands: competitions that the operator made, states, results, the audit.

import { and, asc, count, desc, eq, gt, gte, isNull, max, min, or, sql } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
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
  row: Competition & {
    readonly fullWindow: Window;
    readonly isRehearsal: boolean;
    readonly isHidden?: boolean;
  },
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

/** A result, and what its family sees of it. */
export interface RankedResult extends Result {
  readonly shown: string;
}

const submissionColumns = {
  participantId: competitionEntry.participantId,
  standard: competitionEntry.standard,
  answers: competitionEntry.answers,
  timeTaken: competitionEntry.timeTaken,
  isLate: competitionEntry.isLate,
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
  results: readonly RankedResult[],
): Promise<void> {
  for (let from = 0; from < results.length; from += PAGE) {
    const rows = results.slice(from, from + PAGE).map((result) => ({ ...result, competitionId }));
    await tx.insert(competitionResult).values(rows);
  }
}

/** Replaces results of a competition by those of a new ranking. */
export async function updateResults(
  tx: Queryable,
  competitionId: number,
  results: readonly RankedResult[],
): Promise<void> {
  for (let from = 0; from < results.length; from += PAGE) {
    const rows = JSON.stringify(results.slice(from, from + PAGE));
    await tx.execute(sql`
      update competition_result as result
      set standard = given.standard, marks = given.marks, seconds = given.seconds, rank = given.rank,
        group_rank = given."groupRank", shown = given.shown
      from json_to_recordset(${rows}::json) as given (
        "participantId" uuid, standard text, marks int, seconds int, rank int, "groupRank" int, shown text)
      where result.participant_id = given."participantId" and result.competition_id = ${competitionId}`);
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

/** The family has not been told, or sees something else now. */
const isUntold = or(
  isNull(competitionResult.announcedAt),
  sql`${competitionResult.told} is distinct from ${competitionResult.shown}`,
);

/** Up to `limit` results whose families are to be told, with their phones, locked until `tx` ends. */
export async function takeUnannounced(tx: Queryable, competitionId: number, limit: number) {
  return (
    tx
      .select({
        participantId: competitionParticipant.id,
        phone: competitionParticipant.phone,
        shown: competitionResult.shown,
        told: competitionResult.told,
        announcedAt: competitionResult.announcedAt,
      })
      // Of each pair, the row of the first table is locked first (platform/database/locks.ts).
      .from(competitionParticipant)
      .innerJoin(competitionResult, eq(competitionResult.participantId, competitionParticipant.id))
      .where(and(eq(competitionResult.competitionId, competitionId), isUntold))
      .orderBy(asc(competitionParticipant.id))
      .limit(limit)
      .for('update')
  );
}

export async function markAnnounced(
  tx: Queryable,
  participantId: string,
  hashes: { readonly tokenHash: string; readonly checkHash: string },
  announcedAt: Date,
): Promise<void> {
  await tx
    .update(competitionResult)
    .set({ ...hashes, announcedAt, told: competitionResult.shown })
    .where(eq(competitionResult.participantId, participantId));
}

/** The number of results whose families are to be told. */
export async function countUntold(db: Queryable, competitionId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(competitionResult)
    .innerJoin(
      competitionParticipant,
      eq(competitionParticipant.id, competitionResult.participantId),
    )
    .where(and(eq(competitionResult.competitionId, competitionId), isUntold));
  return row?.count ?? 0;
}

/** Whether the participant has submitted answers in this competition. */
export async function hasEntry(
  db: Queryable,
  competitionId: number,
  participantId: string,
): Promise<boolean> {
  const ofParticipant = eq(competitionEntry.participantId, participantId);
  const ofThis = eq(competitionEntry.competitionId, competitionId);
  return (await db.$count(competitionEntry, and(ofParticipant, ofThis))) === 1;
}

/** Locked until `tx` ends. False if there is no such participant in this competition. */
export async function lockParticipant(
  tx: Queryable,
  competitionId: number,
  participantId: string,
): Promise<boolean> {
  const { id, competitionId: of } = competitionParticipant;
  const rows = await tx
    .select({ id })
    .from(competitionParticipant)
    .where(and(eq(id, participantId), eq(of, competitionId)))
    .for('update');
  return rows.length === 1;
}

export async function renameParticipant(
  tx: Queryable,
  participantId: string,
  childsName: string,
): Promise<void> {
  await tx
    .update(competitionParticipant)
    .set({ childsName })
    .where(eq(competitionParticipant.id, participantId));
}

export async function setStandard(
  tx: Queryable,
  participantId: string,
  standard: Standard,
): Promise<void> {
  await tx
    .update(competitionParticipant)
    .set({ standard })
    .where(eq(competitionParticipant.id, participantId));
}

/** The newest first. */
export async function findAudit(db: Queryable, competitionId: number) {
  return db
    .select()
    .from(competitionAudit)
    .where(eq(competitionAudit.competitionId, competitionId))
    .orderBy(desc(competitionAudit.at));
}
