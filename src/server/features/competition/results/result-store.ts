// Reads results.

import { and, asc, count, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
import { PRIZES_PER_GROUP } from '#domain/competition/figures.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { competitionEntry, competitionParticipant, competitionResult } from '../tables.ts';

const columns = {
  participantId: competitionResult.participantId,
  competitionId: competitionResult.competitionId,
  standard: competitionResult.standard,
  marks: competitionResult.marks,
  seconds: competitionResult.seconds,
  rank: competitionResult.rank,
  groupRank: competitionResult.groupRank,
};

export interface StoredResult {
  readonly participantId: string;
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
      /** The standard of the paper. */
      paper: competitionEntry.standard,
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

/** The number of ranked results of each standard that has any. */
export async function countRanked(
  db: Queryable,
  competitionId: number,
): Promise<ReadonlyMap<Standard, number>> {
  const rows = await db
    .select({ standard: competitionResult.standard, count: count() })
    .from(competitionResult)
    .where(
      and(eq(competitionResult.competitionId, competitionId), isNotNull(competitionResult.rank)),
    )
    .groupBy(competitionResult.standard);
  return new Map(rows.map(({ standard, count: ranked }) => [standard, ranked]));
}

/** The result whose certificate has a code; a deleted child's code is unknown. */
export async function findResultOfCode(db: Queryable, checkHash: string) {
  const [row] = await db
    .select({
      ...columns,
      childsName: competitionParticipant.childsName,
      isNameShown: competitionParticipant.isNameShown,
    })
    .from(competitionResult)
    .innerJoin(
      competitionParticipant,
      eq(competitionParticipant.id, competitionResult.participantId),
    )
    .where(eq(competitionResult.checkHash, checkHash));
  return row;
}

/** The results that may win a prize, by rank; what names a child is null where it was deleted. */
export async function findTopResults(db: Queryable, competitionId: number) {
  return db
    .select({
      ...columns,
      childsName: competitionParticipant.childsName,
      phone: competitionParticipant.phone,
      schoolName: competitionParticipant.schoolName,
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
