// Competitions, their papers and their state.

import { asc, eq, inArray } from 'drizzle-orm';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { competition, competitionAffiliate, competitionPaper, competitionState } from './tables.ts';

/** The steps after the end that a competition has taken. */
export interface CompetitionState {
  readonly closedAt: Date | null;
  readonly rankedAt: Date | null;
  readonly resultHash: string | null;
  readonly announcedAt: Date | null;
}

/** When registration closes and the waiting room opens, in seconds before the start. */
export type Window = Pick<Competition, 'registrationClosesS' | 'waitingRoomOpensS'>;

/** A competition and its state. */
export interface StoredCompetition extends Competition, CompetitionState {
  readonly isImported: boolean;
  /** The window before a near start shortened it. Null: its window was never shortened. */
  readonly fullWindow: Window | null;
}

/** The competition without its state. */
export function figuresOf({
  isImported,
  fullWindow,
  closedAt,
  rankedAt,
  resultHash,
  announcedAt,
  ...figures
}: StoredCompetition): Competition {
  return figures;
}

/** The pattern for a competition like this one, or for this one at another start: with its full window. */
export function patternOf(stored: StoredCompetition): Competition {
  return { ...figuresOf(stored), ...stored.fullWindow };
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

/** In order; of these competitions, or of all. */
export async function findPapers(
  db: Queryable,
  competitionIds?: readonly number[],
): Promise<PaperRow[]> {
  const { id, competitionId } = competitionPaper;
  return db
    .select()
    .from(competitionPaper)
    .where(competitionIds && inArray(competitionId, [...competitionIds]))
    .orderBy(asc(id));
}

/** All papers in order, without their questions. */
export async function listPapers(db: Queryable) {
  const { id, competitionId, standard } = competitionPaper;
  return db.select({ id, competitionId, standard }).from(competitionPaper).orderBy(asc(id));
}

export async function findAffiliates(db: Queryable) {
  return db.select().from(competitionAffiliate).orderBy(asc(competitionAffiliate.place));
}

/** Replaces all imported competitions. Those that the operator made stay. */
export async function replaceCompetitions(
  tx: Queryable,
  rows: readonly Competition[],
): Promise<void> {
  const imported = rows.map((row) => ({ ...row, isImported: true }));
  await replaceRows(tx, competition, imported, eq(competition.isImported, true));
}

/** Replaces all imported papers. Those of competitions that the operator made stay. */
export async function replacePapers(tx: Queryable, rows: readonly PaperRow[]): Promise<void> {
  await replaceRows(tx, competitionPaper, [...rows], eq(competitionPaper.isImported, true));
}

export async function replaceAffiliates(
  tx: Queryable,
  rows: (typeof competitionAffiliate.$inferInsert)[],
): Promise<void> {
  await replaceRows(tx, competitionAffiliate, rows);
}
