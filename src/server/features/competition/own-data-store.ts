// Reads everything that is kept about the participants of a phone.

import { asc, eq } from 'drizzle-orm';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import {
  competitionEntry,
  competitionParticipant,
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
