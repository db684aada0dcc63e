// Reads everything that is kept about the participants of a phone.

import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import {
  competitionDevice,
  competitionEntry,
  competitionHandIn,
  competitionParticipant,
  competitionPick,
  competitionPrize,
  competitionResult,
} from './tables.ts';

/** By competition, then in the order of registering. */
export const findOwnData = statement((db, phone: Parameter<string>) =>
  db
    .select({
      participant: competitionParticipant,
      entry: competitionEntry,
      result: competitionResult,
      prize: competitionPrize,
    })
    .from(competitionParticipant)
    .leftJoin(competitionEntry, eq(competitionEntry.participantId, competitionParticipant.id))
    .leftJoin(competitionResult, eq(competitionResult.participantId, competitionParticipant.id))
    .leftJoin(competitionPrize, eq(competitionPrize.participantId, competitionParticipant.id))
    .where(eq(competitionParticipant.phone, phone))
    .orderBy(asc(competitionParticipant.competitionId), asc(competitionParticipant.registeredAt)),
);

/** The devices of a participant and what they sent, as it is shown to the parent. */
export async function findArrivals(db: Queryable, participantId: string) {
  const devices = await db
    .select({ boundBy: competitionDevice.boundBy, boundAt: competitionDevice.boundAt })
    .from(competitionDevice)
    .where(eq(competitionDevice.participantId, participantId))
    .orderBy(asc(competitionDevice.boundAt));
  const picks = await db
    .select({
      question: competitionPick.question,
      option: competitionPick.option,
      secondsLeft: competitionPick.secondsLeft,
      receivedAt: competitionPick.receivedAt,
    })
    .from(competitionPick)
    .where(eq(competitionPick.participantId, participantId))
    .orderBy(asc(competitionPick.question));
  const handIns = await db
    .select({
      answers: competitionHandIn.answers,
      secondsLeft: competitionHandIn.timeTaken,
      receivedAt: competitionHandIn.receivedAt,
    })
    .from(competitionHandIn)
    .where(eq(competitionHandIn.participantId, participantId))
    .orderBy(asc(competitionHandIn.receivedAt));
  return {
    devices: devices.map((row) => ({ ...row, boundAt: row.boundAt.toISOString() })),
    picks: picks.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    handIns: handIns.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
  };
}
