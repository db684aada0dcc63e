// Competitions, their papers and their state.

import { asc, eq, inArray, sql } from 'drizzle-orm';
import { standardNumber } from '#domain/account/standard.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { standardsOf } from '#domain/competition/groups.ts';
import { type PlanChange, type PlanState, planned, type Window } from '#domain/competition/plan.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import {
  competition,
  competitionAffiliate,
  competitionEvent,
  competitionPaper,
  competitionState,
} from './tables.ts';

/** The steps after the end that a competition has taken. */
export interface CompetitionState {
  readonly closedAt: Date | null;
  readonly rankedAt: Date | null;
  readonly resultHash: string | null;
  readonly announcedAt: Date | null;
}

/** A competition as its plan is now, and its state. */
export interface StoredCompetition extends Competition, PlanState, CompetitionState {
  readonly isImported: boolean;
  /** Its papers are those of another competition: nothing can be won. */
  readonly isRehearsal: boolean;
  /** A rehearsal with made-up children, which no page shows. */
  readonly isHidden: boolean;
  /** The window before a near start shortened it. Null: its window was never shortened. */
  readonly fullWindow: Window | null;
  /** Before all changes of its plan. */
  readonly made: Competition;
}

/** The competition as its plan is now, without its state. */
export function figuresOf(stored: StoredCompetition): Competition {
  return figures(stored);
}

function figures({
  id,
  startsAt,
  promotedUntil,
  questionCount,
  secondsPerQuestion,
  registrationClosesS,
  waitingRoomOpensS,
  testMinutes,
  resultsWithinDays,
  groups,
  prizes,
  rules,
}: Competition): Competition {
  return {
    id,
    startsAt,
    promotedUntil,
    questionCount,
    secondsPerQuestion,
    registrationClosesS,
    waitingRoomOpensS,
    testMinutes,
    resultsWithinDays,
    groups,
    prizes,
    rules,
  };
}

/** The pattern for a competition like this one, or for this one at another start: with its full window. */
export function patternOf(stored: StoredCompetition): Competition {
  const { registrationClosesS, waitingRoomOpensS } = stored.fullWindow ?? stored.made;
  return { ...figuresOf(stored), registrationClosesS, waitingRoomOpensS };
}

export type PaperRow = typeof competitionPaper.$inferSelect;

export async function findCompetitions(db: Queryable): Promise<StoredCompetition[]> {
  const rows = await db
    .select()
    .from(competition)
    .leftJoin(competitionState, eq(competitionState.competitionId, competition.id))
    .orderBy(asc(competition.id));
  const changes = await db.select().from(competitionEvent).orderBy(asc(competitionEvent.at));
  const lengths = await db
    .select({
      competitionId: competitionPaper.competitionId,
      standard: competitionPaper.standard,
      // Also of a value that is no list: the import that mends it reads it first.
      length: sql<number>`jsonb_array_length(jsonb_path_query_array(${competitionPaper.questions}, '$[*]'))`,
    })
    .from(competitionPaper);
  return rows.map(({ competition: found, ...joined }) => {
    const { isImported, isRehearsal, isHidden, fullWindow, ...row } = found;
    const state = joined.competition_state;
    const made = figures(row);
    const ofThis = changes.filter(({ competitionId }) => competitionId === made.id);
    const ready = lengths.filter(
      ({ competitionId, length }) => competitionId === made.id && length >= made.questionCount,
    );
    return {
      ...planned(made, ofThis.map(changeOf)),
      arePapersReady: standardsOf(made).every((standard) =>
        ready.some((paper) => standardNumber(paper.standard) === standard),
      ),
      made,
      isImported,
      isRehearsal,
      isHidden,
      fullWindow,
      closedAt: state?.closedAt ?? null,
      rankedAt: state?.rankedAt ?? null,
      resultHash: state?.resultHash ?? null,
      announcedAt: state?.announcedAt ?? null,
    };
  });
}

function changeOf(row: typeof competitionEvent.$inferSelect): PlanChange {
  const { kind, at, reason, startsAt, registrationClosesS, waitingRoomOpensS } = row;
  if (kind === 'cancelled') return { kind, at, reason };
  if (startsAt === null || registrationClosesS === null || waitingRoomOpensS === null) {
    throw new Error(`the event ${row.id} of competition ${row.competitionId} is not whole`);
  }
  return { kind, at, reason, startsAt, registrationClosesS, waitingRoomOpensS };
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
