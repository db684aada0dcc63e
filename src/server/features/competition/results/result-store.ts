// Reads results.

import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
import { PRIZES_PER_GROUP } from '#domain/competition/figures.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { competitionEntry, competitionParticipant, competitionResult } from '../tables.ts';

const columns = {
  competitionId: competitionResult.competitionId,
  standard: competitionResult.standard,
  marks: competitionResult.marks,
  seconds: competitionResult.seconds,
  rank: competitionResult.rank,
  groupRank: competitionResult.groupRank,
};

export interface StoredResult {
  readonly competitionId: number;
  readonly standard: Standard;
  readonly marks: number;
  readonly seconds: number;
  readonly rank: number | null;
  readonly groupRank: number | null;
}

/** Ids of the competitions in which somebody submitted answers. */
export async function findCompetitionsWithEntries(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: competitionEntry.competitionId })
    .from(competitionEntry)
    .groupBy(competitionEntry.competitionId);
  return rows.map(({ id }) => id);
}

/** The result that a token opens, with the child and the answers. */
export async function findResult(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select({
      ...columns,
      childsName: competitionParticipant.childsName,
      isNameShown: competitionParticipant.isNameShown,
      answers: competitionEntry.answers,
      isLate: competitionEntry.isLate,
    })
    .from(competitionResult)
    .innerJoin(
      competitionParticipant,
      eq(competitionParticipant.id, competitionResult.participantId),
    )
    .innerJoin(
      competitionEntry,
      eq(competitionEntry.participantId, competitionResult.participantId),
    )
    .where(eq(competitionResult.tokenHash, tokenHash));
  return row;
}

/** The number of ranked results of a standard. */
export async function countRanked(
  db: Queryable,
  competitionId: number,
  standard: Standard,
): Promise<number> {
  return db.$count(
    competitionResult,
    and(
      eq(competitionResult.competitionId, competitionId),
      eq(competitionResult.standard, standard),
      isNotNull(competitionResult.rank),
    ),
  );
}

/** The results that may win a prize, by rank; the child's name is null where it was deleted. */
export async function findTopResults(db: Queryable, competitionId: number) {
  return db
    .select({
      ...columns,
      childsName: competitionParticipant.childsName,
      isNameShown: competitionParticipant.isNameShown,
    })
    .from(competitionResult)
    .leftJoin(
      competitionParticipant,
      eq(competitionParticipant.id, competitionResult.participantId),
    )
    .where(
      and(
        eq(competitionResult.competitionId, competitionId),
        lte(competitionResult.groupRank, PRIZES_PER_GROUP),
      ),
    )
    .orderBy(asc(competitionResult.groupRank), asc(competitionResult.participantId));
}

/** False if the token opens no result. */
export async function setNameShown(
  db: Queryable,
  tokenHash: string,
  isNameShown: boolean,
): Promise<boolean> {
  const opened = db
    .select({ id: competitionResult.participantId })
    .from(competitionResult)
    .where(eq(competitionResult.tokenHash, tokenHash));
  const { rowCount } = await db
    .update(competitionParticipant)
    .set({ isNameShown })
    .where(inArray(competitionParticipant.id, opened));
  return rowCount === 1;
}
