// Competitions, their papers and their state.

import { asc, eq } from 'drizzle-orm';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { competition, competitionAffiliate, competitionPaper, competitionState } from './tables.ts';

/** What has happened to a competition so far. */
export interface CompetitionState {
  readonly closedAt: Date | null;
  readonly rankedAt: Date | null;
  readonly resultHash: string | null;
  readonly announcedAt: Date | null;
}

/** A competition and its state. */
export interface StoredCompetition extends Competition, CompetitionState {
  readonly isImported: boolean;
}

/** Without its state. */
export function figuresOf({
  isImported,
  closedAt,
  rankedAt,
  resultHash,
  announcedAt,
  ...figures
}: StoredCompetition): Competition {
  return figures;
}

export type PaperRow = typeof competitionPaper.$inferSelect;

export async function findCompetitions(db: Queryable): Promise<StoredCompetition[]> {
  const rows = await db
    .select()
    .from(competition)
    .leftJoin(competitionState, eq(competitionState.competitionId, competition.id))
    .orderBy(asc(competition.id));
  return rows.map(({ competition: found, competition_state: state }) => ({
    ...found,
    closedAt: state?.closedAt ?? null,
    rankedAt: state?.rankedAt ?? null,
    resultHash: state?.resultHash ?? null,
    announcedAt: state?.announcedAt ?? null,
  }));
}

export async function findPaper(db: Queryable, id: number): Promise<PaperRow | undefined> {
  const [row] = await db.select().from(competitionPaper).where(eq(competitionPaper.id, id));
  return row;
}

/** In order; of one competition, or of all. */
export async function findPapers(db: Queryable, competitionId?: number): Promise<PaperRow[]> {
  return db
    .select()
    .from(competitionPaper)
    .where(
      competitionId === undefined ? undefined : eq(competitionPaper.competitionId, competitionId),
    )
    .orderBy(asc(competitionPaper.id));
}

/** All papers in order, without their questions. */
export async function listPapers(db: Queryable) {
  const { id, competitionId, standard } = competitionPaper;
  return db.select({ id, competitionId, standard }).from(competitionPaper).orderBy(asc(id));
}

export async function findAffiliates(db: Queryable) {
  return db.select().from(competitionAffiliate).orderBy(asc(competitionAffiliate.place));
}

export async function replaceCompetitions(
  tx: Queryable,
  rows: (typeof competition.$inferInsert)[],
): Promise<void> {
  await replaceRows(tx, competition, rows, eq(competition.isImported, true));
}

export async function replacePapers(
  tx: Queryable,
  rows: (typeof competitionPaper.$inferInsert)[],
): Promise<void> {
  await replaceRows(tx, competitionPaper, rows, eq(competitionPaper.isImported, true));
}

export async function replaceAffiliates(
  tx: Queryable,
  rows: (typeof competitionAffiliate.$inferInsert)[],
): Promise<void> {
  await replaceRows(tx, competitionAffiliate, rows);
}
