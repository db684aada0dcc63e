// Which families were reminded, and told of a change of plan. Rows are locked in the order of their ids
// (platform/database/locks.ts); those that another transaction has locked wait for the next run.

import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { competitionEvent, competitionParticipant } from './tables.ts';

export interface Told {
  readonly id: string;
  readonly phone: string;
}

interface Notice {
  readonly competitionId: number;
  /** Only those who had registered by then. */
  readonly registeredBy: Date;
}

async function mark(
  tx: Queryable,
  { competitionId, registeredBy }: Notice,
  isDue: SQL,
  set: Partial<typeof competitionParticipant.$inferInsert>,
  limit: number,
): Promise<Told[]> {
  const { id, phone, registeredAt } = competitionParticipant;
  const due = await tx
    .select({ id })
    .from(competitionParticipant)
    .where(
      and(
        eq(competitionParticipant.competitionId, competitionId),
        lte(registeredAt, registeredBy),
        isDue,
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  return tx
    .update(competitionParticipant)
    .set(set)
    .where(
      inArray(
        id,
        due.map((row) => row.id),
      ),
    )
    .returning({ id, phone });
}

/** Marks some families as reminded of this start, and returns them. */
export function markReminded(
  tx: Queryable,
  notice: Notice,
  which: 'remindedOfDay' | 'remindedOfStart',
  startsAt: Date,
  limit: number,
): Promise<Told[]> {
  const column = competitionParticipant[which];
  const isDue = sql`${column} is distinct from ${startsAt}`;
  return mark(tx, notice, isDue, { [which]: startsAt }, limit);
}

/** Marks some families as told of this change, and returns them. */
export function markTold(
  tx: Queryable,
  notice: Notice,
  eventId: string,
  limit: number,
): Promise<Told[]> {
  const isDue = sql`${competitionParticipant.toldOfChange} is distinct from ${eventId}`;
  return mark(tx, notice, isDue, { toldOfChange: eventId }, limit);
}

/** The latest change of a competition's plan. */
export async function findLastChange(db: Queryable, competitionId: number) {
  const [row] = await db
    .select()
    .from(competitionEvent)
    .where(eq(competitionEvent.competitionId, competitionId))
    .orderBy(sql`${competitionEvent.at} desc`)
    .limit(1);
  return row;
}
