// Participants, and the devices that they take part on.

import { and, asc, eq, gt, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Standard } from '#domain/account/standard.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { wasErased } from '#server/platform/erased.ts';
import {
  competition,
  competitionDevice,
  competitionHandIn,
  competitionParticipant,
  competitionPick,
  competitionResult,
  competitionRuling,
  firstNameKey,
} from '../tables.ts';

export type ParticipantRow = typeof competitionParticipant.$inferSelect;
export type NewParticipant = typeof competitionParticipant.$inferInsert;

/** A participant, and whether anything was handed in for them. */
export interface Participant {
  readonly id: string;
  readonly competitionId: number;
  readonly standard: Standard;
  readonly childsName: string;
  readonly hasParticipated: boolean;
}

/** False if this child of the phone is in this competition already. */
export async function insertParticipant(tx: Queryable, row: NewParticipant): Promise<boolean> {
  const { rowCount } = await tx.insert(competitionParticipant).values(row).onConflictDoNothing();
  return rowCount === 1;
}

type Family = Pick<ParticipantRow, 'phone' | 'competitionId' | 'standard'>;

/** The children of a phone in a standard, in the order of their registration. */
export async function findChildren(
  db: Queryable,
  { phone, competitionId, standard }: Family,
): Promise<Participant[]> {
  const handedIn = db
    .select({ participantId: competitionHandIn.participantId })
    .from(competitionHandIn)
    .where(eq(competitionHandIn.participantId, competitionParticipant.id));
  return db
    .select({
      id: competitionParticipant.id,
      competitionId: competitionParticipant.competitionId,
      standard: competitionParticipant.standard,
      childsName: competitionParticipant.childsName,
      hasParticipated: sql<boolean>`exists ${handedIn}`,
    })
    .from(competitionParticipant)
    .where(
      and(
        eq(competitionParticipant.phone, phone),
        eq(competitionParticipant.competitionId, competitionId),
        eq(competitionParticipant.standard, standard),
      ),
    )
    .orderBy(asc(competitionParticipant.registeredAt), asc(competitionParticipant.id));
}

/** Of these participants, those that the device is bound to. */
export async function findBound(
  db: Queryable,
  device: string,
  participantIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (participantIds.length === 0) return new Set();
  const rows = await db
    .select({ participantId: competitionDevice.participantId })
    .from(competitionDevice)
    .where(
      and(
        eq(competitionDevice.device, device),
        inArray(competitionDevice.participantId, [...participantIds]),
      ),
    );
  return new Set(rows.map(({ participantId }) => participantId));
}

/** A device that is bound already stays as it is. */
export async function bindDevice(
  tx: Queryable,
  participantIds: readonly string[],
  how: Omit<typeof competitionDevice.$inferInsert, 'participantId'>,
): Promise<void> {
  if (participantIds.length === 0) return;
  await tx
    .insert(competitionDevice)
    .values(participantIds.map((participantId) => ({ ...how, participantId })))
    .onConflictDoNothing();
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
 * Deletes participants, all that arrived for them and the links to their results. Ranked answers stay without anything
 * that names a child, so that the results can be recomputed.
 */
export async function deleteParticipants(tx: Queryable, ids: readonly string[]): Promise<void> {
  const given = [...ids];
  await tx.delete(competitionParticipant).where(inArray(competitionParticipant.id, given));
  await tx
    .update(competitionResult)
    .set({ tokenHash: null, checkHash: null })
    .where(inArray(competitionResult.participantId, given));
  for (const table of [competitionDevice, competitionPick, competitionHandIn, competitionRuling]) {
    await tx.delete(table).where(inArray(table.participantId, given));
  }
}

/** Moves participants to another phone, except a child that is registered with that one too. */
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
                eq(other.standard, competitionParticipant.standard),
                eq(firstNameKey(other.childsName), firstNameKey(competitionParticipant.childsName)),
              ),
            ),
        ),
      ),
    );
}

/** Deletes what arrived for a participant while it was being deleted; every night, so only recent ones can exist. */
export function deleteStrayArrivals(
  tx: Queryable,
  table: typeof competitionPick | typeof competitionHandIn,
  [from, to]: readonly [Date, Date],
  limit: number,
): Promise<number> {
  const participant = tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.id, table.participantId));
  const isStray = and(
    gte(table.receivedAt, from),
    lt(table.receivedAt, to),
    notExists(participant),
  );
  return deleteSome(tx, table, isStray, limit);
}
