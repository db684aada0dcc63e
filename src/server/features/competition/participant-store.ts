// Participants and their answers.

import { and, eq, sql } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
import type { Answers } from '#domain/competition/answers.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { competitionEntry, competitionParticipant } from './tables.ts';

export type ParticipantRow = typeof competitionParticipant.$inferSelect;

/** A participant, and whether answers were handed in. */
export interface Participant {
  readonly id: string;
  readonly competitionId: number;
  readonly standard: Standard;
  readonly hasParticipated: boolean;
}

/** False if the phone has a participant in this competition already. */
export async function insertParticipant(tx: Queryable, row: ParticipantRow): Promise<boolean> {
  const { rowCount } = await tx.insert(competitionParticipant).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export function prepareFindParticipant(db: Database) {
  const prepared = db
    .select({
      id: competitionParticipant.id,
      competitionId: competitionParticipant.competitionId,
      standard: competitionParticipant.standard,
      hasParticipated: sql<boolean>`${competitionEntry.participantId} is not null`,
    })
    .from(competitionParticipant)
    .leftJoin(competitionEntry, eq(competitionEntry.participantId, competitionParticipant.id))
    .where(
      and(
        eq(competitionParticipant.phone, sql.placeholder('phone')),
        eq(competitionParticipant.competitionId, sql.placeholder('competitionId')),
        eq(competitionParticipant.standard, sql.placeholder('standard')),
      ),
    )
    .prepare('competition_participant_by_phone');
  return async (wanted: {
    phone: string;
    competitionId: number;
    standard: Standard;
  }): Promise<Participant | undefined> => (await prepared.execute(wanted))[0];
}

/** The competition that a participant is registered for. */
export async function findCompetitionOf(
  db: Queryable,
  participantId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ competitionId: competitionParticipant.competitionId })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.id, participantId));
  return row?.competitionId;
}

export interface NewEntry extends Answers {
  readonly participantId: string;
  readonly competitionId: number;
  readonly receivedAt: Date;
  readonly isLate: boolean;
}

/**
 * Keeps the answers if they are the first of this participant in this competition; one statement, since ten thousand of
 * them may come within seconds. False if they are not, or there is no such participant.
 */
export async function insertEntry(
  db: Queryable,
  { participantId, competitionId, answers, timeTaken, receivedAt, isLate }: NewEntry,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into competition_entry
      (participant_id, competition_id, standard, answers, time_taken, received_at, is_late)
    select id, competition_id, standard, ${`{${answers.map((a) => a ?? 'null').join(',')}}`}::smallint[],
      ${timeTaken}::int, ${receivedAt.toISOString()}::timestamptz, ${isLate}::boolean
    from competition_participant
    where id = ${participantId}::uuid and competition_id = ${competitionId}::int
    on conflict (participant_id) do nothing`);
  return rowCount === 1;
}

/** The first answers of a participant. */
export async function findEntry(db: Queryable, participantId: string) {
  const [row] = await db
    .select()
    .from(competitionEntry)
    .where(eq(competitionEntry.participantId, participantId));
  return row;
}
