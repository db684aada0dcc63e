// What is checked of everything that arrives from children, picks and hand-ins alike (product §11.7, §11.10).

import { refuse } from '#contract/refusals.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import type { StoredCompetition } from '../store.ts';
import { findCompetitionOf } from './participant-store.ts';

/**
 * The competition, which has begun. `startsAt` is the start for which something was given; absent: any. Throws
 * competition-unknown, competition-cancelled, plan-changed or competition-not-started.
 */
export async function findBegun(
  calendar: Calendar,
  id: number,
  startsAt?: Date,
): Promise<StoredCompetition> {
  const competition = await calendar.find(id);
  if (competition === undefined) throw refuse('competition-unknown');
  if (competition.cancelledAt !== null) throw refuse('competition-cancelled');
  if (startsAt !== undefined && startsAt.getTime() !== competition.startsAt.getTime()) {
    throw refuse('plan-changed');
  }
  if (!calendar.hasBegun(competition)) throw refuse('competition-not-started');
  return competition;
}

/** Why nothing of this participant was stored for a competition: they are unknown, or registered for another. */
export async function refuseParticipant(db: Database, participantId: string): Promise<Error> {
  const registeredFor = await findCompetitionOf(db, participantId);
  return refuse(registeredFor === undefined ? 'participant-unknown' : 'competition-other');
}
