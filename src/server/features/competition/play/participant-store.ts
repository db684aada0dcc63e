// Participants and their answers.

import { and, eq, gt, inArray, lt, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Standard } from '#domain/account/standard.ts';
import type { Answers } from '#domain/competition/answers.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { wasErased } from '#server/platform/erased.ts';
import {
  competition,
  competitionEntry,
  competitionParticipant,
  competitionResult,
} from '../tables.ts';

export type ParticipantRow = typeof competitionParticipant.$inferSelect;
export type NewParticipant = typeof competitionParticipant.$inferInsert;

/** A participant, and whether they have submitted answers. */
export interface Participant {
  readonly id: string;
  readonly competitionId: number;
  readonly standard: Standard;
  readonly hasParticipated: boolean;
}

/** False if the phone has a participant in this competition already. */
export async function insertParticipant(tx: Queryable, row: NewParticipant): Promise<boolean> {
  const { rowCount } = await tx.insert(competitionParticipant).values(row).onConflictDoNothing();
  return rowCount === 1;
}

const registeredWith = statement(
  (db, phone: Parameter<string>, competitionId: Parameter<number>, standard: Parameter<Standard>) =>
    db
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
          eq(competitionParticipant.phone, phone),
          eq(competitionParticipant.competitionId, competitionId),
          eq(competitionParticipant.standard, standard),
        ),
      ),
);

export async function findParticipant(
  db: Queryable,
  { phone, competitionId, standard }: Pick<ParticipantRow, 'phone' | 'competitionId' | 'standard'>,
): Promise<Participant | undefined> {
  const [found] = await registeredWith(db, phone, competitionId, standard);
  return found;
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

export interface NewSubmission extends Answers {
  readonly participantId: string;
  readonly competitionId: number;
  readonly receivedAt: Date;
  readonly isLate: boolean;
}

/**
 * Stores the answers of participants who have submitted none before, in one statement; `submissions` has each
 * participant once. Returns the participants whose answers were stored; the others had submitted before, or are
 * unknown. Rows are inserted in the order of their ids, so that two statements with the same participants can't
 * deadlock.
 */
export async function insertSubmissions(
  db: Queryable,
  submissions: readonly NewSubmission[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ participant_id: string }>(sql`
    insert into competition_entry
      (participant_id, competition_id, standard, answers, time_taken, received_at, is_late)
    select id, competition_id, standard, given.answers, given."timeTaken", given."receivedAt", given."isLate"
    from json_to_recordset(${JSON.stringify(submissions)}::json) as given (
      "participantId" uuid, "competitionId" int, answers smallint[], "timeTaken" int, "receivedAt" timestamptz,
      "isLate" boolean)
    join competition_participant on id = given."participantId" and competition_id = given."competitionId"
    order by id
    on conflict (participant_id) do nothing
    returning participant_id`);
  return new Set(rows.map((row) => row.participant_id));
}

/** The first answers of a participant. */
export async function findSubmission(db: Queryable, participantId: string) {
  const [row] = await db
    .select()
    .from(competitionEntry)
    .where(eq(competitionEntry.participantId, participantId));
  return row;
}

/** Locked until `tx` ends, in the order of platform/database/locks.ts. */
export async function lockParticipants(tx: Queryable, phone: string): Promise<string[]> {
  const rows = await tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.phone, phone))
    .orderBy(competitionParticipant.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** The ids of deleted participants that a restored backup brought back. */
export async function findErasedParticipants(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(wasErased(competitionParticipant.id));
  return rows.map(({ id }) => id);
}

/**
 * Some participants of competitions that began before then, or that are gone and whose registration is older. Locked
 * until `tx` ends, but for those that another transaction has locked.
 */
export async function lockParticipantsBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const isLater = and(
    eq(competition.id, competitionParticipant.competitionId),
    gt(competition.startsAt, before),
  );
  const rows = await tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(
      and(
        lte(competitionParticipant.registeredAt, before),
        notExists(tx.select({ id: competition.id }).from(competition).where(isLater)),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/**
 * Deletes participants and the links to their results. Ranked answers stay without anything that names a child, so that
 * the results can be recomputed.
 */
export async function deleteParticipants(tx: Queryable, ids: readonly string[]): Promise<void> {
  const given = [...ids];
  await tx.delete(competitionParticipant).where(inArray(competitionParticipant.id, given));
  await tx
    .update(competitionResult)
    .set({ tokenHash: null, checkHash: null })
    .where(inArray(competitionResult.participantId, given));
  const ranked = tx
    .select({ id: competitionResult.participantId })
    .from(competitionResult)
    .where(inArray(competitionResult.participantId, given));
  await tx
    .delete(competitionEntry)
    .where(
      and(
        inArray(competitionEntry.participantId, given),
        notInArray(competitionEntry.participantId, ranked),
      ),
    );
}

/** Moves participants to another phone, except in competitions for which that phone has one of its own. */
export async function moveParticipants(tx: Queryable, from: string, to: string): Promise<void> {
  await lockParticipants(tx, from);
  const other = alias(competitionParticipant, 'other');
  await tx
    .update(competitionParticipant)
    .set({ phone: to })
    .where(
      and(
        eq(competitionParticipant.phone, from),
        notExists(
          tx
            .select({ id: other.id })
            .from(other)
            .where(
              and(
                eq(other.phone, to),
                eq(other.competitionId, competitionParticipant.competitionId),
              ),
            ),
        ),
      ),
    );
}

/** Deletes answers without a participant: they arrived while it was being deleted. */
export function deleteStraySubmissions(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const participant = tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.id, competitionEntry.participantId));
  const result = tx
    .select({ id: competitionResult.participantId })
    .from(competitionResult)
    .where(eq(competitionResult.participantId, competitionEntry.participantId));
  const isStray = and(
    lt(competitionEntry.receivedAt, before),
    notExists(participant),
    notExists(result),
  );
  return deleteSome(tx, competitionEntry, isStray, limit);
}
