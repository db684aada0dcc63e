// Corrections of results, in the order in which they were made.

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
import type { Correction } from '#domain/competition/corrections.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { competitionCorrection } from './tables.ts';

type Row = typeof competitionCorrection.$inferSelect;

export type StoredCorrection = Correction & {
  readonly at: Date;
  readonly reason: string;
  /** When a ranking first followed it; null: the frozen result does not know it yet. */
  readonly rankedAt: Date | null;
};

export type NewCorrection = Correction & {
  readonly competitionId: number;
  readonly at: Date;
  readonly operator: string;
  readonly reason: string;
};

export async function insertCorrection(tx: Queryable, correction: NewCorrection): Promise<void> {
  await tx.insert(competitionCorrection).values(correction);
}

/** In order: all of a competition, or those that its frozen result follows. */
export async function findCorrections(
  db: Queryable,
  competitionId: number,
  which: 'all' | 'ranked',
): Promise<StoredCorrection[]> {
  const { competitionId: of, id, rankedAt } = competitionCorrection;
  const rows = await db
    .select()
    .from(competitionCorrection)
    .where(and(eq(of, competitionId), which === 'ranked' ? isNotNull(rankedAt) : undefined))
    .orderBy(asc(id));
  return rows.map((row) => ({
    ...correctionOf(row),
    at: row.at,
    reason: row.reason,
    rankedAt: row.rankedAt,
  }));
}

function correctionOf({ kind, standard, question, participantId }: Row): Correction {
  switch (kind) {
    case 'question-voided':
    case 'question-restored':
      return { kind, standard: standard as Standard, question: Number(question) };
    case 'standard-corrected':
      return { kind, standard: standard as Standard, participantId: String(participantId) };
    default:
      return { kind, participantId: String(participantId) };
  }
}

export async function markRanked(tx: Queryable, competitionId: number, at: Date): Promise<void> {
  await tx
    .update(competitionCorrection)
    .set({ rankedAt: at })
    .where(
      and(
        eq(competitionCorrection.competitionId, competitionId),
        isNull(competitionCorrection.rankedAt),
      ),
    );
}
