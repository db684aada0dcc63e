// The prizes of winners: their state, and where the family wants them sent.

import { and, eq, inArray, isNotNull, lte, notInArray } from 'drizzle-orm';
import type { PrizeAddress, PrizeState } from '#domain/competition/prize.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { competitionParticipant, competitionPrize } from '../tables.ts';

export interface Prize {
  readonly state: PrizeState;
  readonly address: PrizeAddress | null;
  readonly confirmedAt: Date | null;
  readonly sentAt: Date | null;
  readonly receivedAt: Date | null;
}

/** Of a prize about which nothing has happened yet there is no row. */
export const PRIZE_TO_DO: Prize = {
  state: 'to-do',
  address: null,
  confirmedAt: null,
  sentAt: null,
  receivedAt: null,
};

export async function findPrize(db: Queryable, participantId: string): Promise<Prize> {
  const [row] = await db
    .select()
    .from(competitionPrize)
    .where(eq(competitionPrize.participantId, participantId));
  return row ?? PRIZE_TO_DO;
}

/** Locked until `tx` ends: nothing is kept for a child that is being deleted. Returns those that are there. */
export async function lockParticipants(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(inArray(competitionParticipant.id, [...ids]))
    .orderBy(competitionParticipant.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function savePrize(
  tx: Queryable,
  of: { readonly participantId: string; readonly competitionId: number },
  change: Partial<Prize>,
): Promise<void> {
  await tx
    .insert(competitionPrize)
    .values({ ...PRIZE_TO_DO, ...of, ...change })
    .onConflictDoUpdate({ target: competitionPrize.participantId, set: change });
}

/** Deletes the prizes that are no longer won, and have not been sent. */
export async function clearPrizesExcept(
  tx: Queryable,
  competitionId: number,
  winners: readonly string[],
): Promise<void> {
  await tx
    .delete(competitionPrize)
    .where(
      and(
        eq(competitionPrize.competitionId, competitionId),
        eq(competitionPrize.state, 'to-do'),
        notInArray(competitionPrize.participantId, [...winners]),
      ),
    );
}

/** The state of a prize stays: it names nobody. */
export async function clearAddresses(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .update(competitionPrize)
    .set({ address: null })
    .where(inArray(competitionPrize.participantId, [...ids]));
}

/** Some participants whose prize arrived before then and whose address is still there. */
export async function findArrivedBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ participantId: competitionPrize.participantId })
    .from(competitionPrize)
    .where(and(isNotNull(competitionPrize.address), lte(competitionPrize.receivedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ participantId }) => participantId);
}
