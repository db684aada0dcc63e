// The child that this device knows from a registration: `competitionUser` of product §2.10.

import type { CompetitionUser } from '#contract/competition.ts';
import { competitionUser as known } from '#web/platform/account.ts';

/** Null if none takes part in this competition. */
export function useParticipant(competitionId: number): CompetitionUser | null {
  const participant = known.use();
  const isIn = participant?.competitions.some((entry) => entry?.CompId === competitionId);
  return isIn ? participant : null;
}

export function hasParticipated({ competitions }: CompetitionUser, competitionId: number): boolean {
  return competitions.some(({ CompId, participated }) => CompId === competitionId && participated);
}

/** Keeps no more of a child than is needed to take part. */
export function rememberParticipant({ id, standard, competitions }: CompetitionUser): void {
  known.write({ id, standard, competitions });
}

export function rememberParticipation(competitionId: number): void {
  const participant = known.read();
  if (participant === null) return;
  const competitions = participant.competitions.map((entry) =>
    entry.CompId === competitionId ? { ...entry, participated: true } : entry,
  );
  known.write({ ...participant, competitions });
}

/** Forgets the child of this device, if they are one of these. */
export function forgetParticipant(ids: readonly string[]): void {
  if (ids.includes(known.read()?.id ?? '')) known.remove();
}
