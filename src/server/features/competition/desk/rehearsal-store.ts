// The SQL of a rehearsal with made-up children: they enter without a phone of their own, and everything of it is removed.

import { eq } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { deleteParticipants } from '../play/participant-store.ts';
import {
  competition,
  competitionAudit,
  competitionEntry,
  competitionEvent,
  competitionLive,
  competitionPaper,
  competitionParticipant,
  competitionResult,
  competitionState,
} from '../tables.ts';

export interface MadeUpChild {
  readonly id: string;
  readonly standard: Standard;
}

/** No phone has this number, and nothing is ever sent to it. */
const NO_PHONE = '0000000000';

export async function insertChildren(
  tx: Queryable,
  competitionId: number,
  children: readonly MadeUpChild[],
  registeredAt: Date,
): Promise<void> {
  await tx.insert(competitionParticipant).values(
    children.map(({ id, standard }, index) => ({
      id,
      competitionId,
      standard,
      registeredAt,
      phone: NO_PHONE,
      childsName: `Child${index + 1}`,
      schoolName: 'Made up',
    })),
  );
}

/** Removes a rehearsal with all that arrived for it, its results and its audit: its id may be given out again. */
export async function removeAll(tx: Queryable, competitionId: number): Promise<void> {
  const children = await tx
    .select({ id: competitionParticipant.id })
    .from(competitionParticipant)
    .where(eq(competitionParticipant.competitionId, competitionId));
  if (children.length > 0) {
    await deleteParticipants(
      tx,
      children.map(({ id }) => id),
    );
  }
  for (const table of [
    competitionAudit,
    competitionEntry,
    competitionEvent,
    competitionLive,
    competitionPaper,
    competitionResult,
    competitionState,
  ]) {
    await tx.delete(table).where(eq(table.competitionId, competitionId));
  }
  await tx.delete(competition).where(eq(competition.id, competitionId));
}
