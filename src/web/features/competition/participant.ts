// The child registered on this device: `competitionUser` of product §2.10.

import type { CompetitionUser } from '#contract/competition.ts';
import { competitionUser as known } from '#web/platform/account.ts';

/** Null if no child of this device takes part in this competition. */
export function useParticipant(competitionId: number): CompetitionUser | null {
  const participant = known.use();
  const isIn = participant?.competitions.some((entry) => entry?.CompId === competitionId);
  return isIn ? participant : null;
}

export function hasParticipated({ competitions }: CompetitionUser, competitionId: number): boolean {
  return competitions.some(({ CompId, participated }) => CompId === competitionId && participated);
}

/** Stores only the data of the child needed to take part. */
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

/** Clears the child of this device if their id is one of these. */
export function forgetParticipant(ids: readonly string[]): void {
  if (ids.includes(known.read()?.id ?? '')) known.remove();
}
