// The child that this device knows from a registration: `competitionUser` of product §2.10.

import type { CompetitionUser } from '#contract/competition.ts';
import { isStandard } from '#domain/account/standard.ts';
import { readStored, useStored, writeStored } from '#web/platform/storage.ts';

/** Null if none takes part in this competition. */
export function useParticipant(competitionId: number): CompetitionUser | null {
  return participantIn(useStored('competitionUser'), competitionId);
}

function participantIn(stored: unknown, competitionId: number): CompetitionUser | null {
  const { id, standard, competitions } = (stored ?? {}) as Partial<CompetitionUser>;
  if (typeof id !== 'string' || !isStandard(standard) || !Array.isArray(competitions)) return null;
  const isIn = competitions.some((entry) => entry?.CompId === competitionId);
  return isIn ? { id, standard, competitions } : null;
}

export function hasParticipated({ competitions }: CompetitionUser, competitionId: number): boolean {
  return competitions.some(({ CompId, participated }) => CompId === competitionId && participated);
}

/** Keeps no more of a child than is needed to take part. */
export function rememberParticipant({ id, standard, competitions }: CompetitionUser): void {
  writeStored('competitionUser', { id, standard, competitions });
}

export function rememberParticipation(competitionId: number): void {
  const participant = participantIn(readStored('competitionUser'), competitionId);
  if (participant === null) return;
  const competitions = participant.competitions.map((entry) =>
    entry.CompId === competitionId ? { ...entry, participated: true } : entry,
  );
  rememberParticipant({ ...participant, competitions });
}
