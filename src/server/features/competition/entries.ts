// The answers that participants hand in (product §11.10): checked against the competition, the first ones count.

import { refuse } from '#contract/refusals.ts';
import { type Answers, problemOf } from '#domain/competition/answers.ts';
import { clockAt, isPostingOver } from '#domain/competition/clock.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Calendar } from './calendar.ts';
import { findCompetitionOf, findEntry, insertEntries, type NewEntry } from './participant-store.ts';

interface HandedIn extends Answers {
  /** The participant. */
  readonly id: string;
  /** Absent: that of the participant. */
  readonly CompId?: number | undefined;
}

export interface Entries {
  /** A repeat changes nothing and has the reply of the first. Throws a refusal. */
  handIn(handedIn: HandedIn): Promise<{ isLate: boolean }>;
}

interface EntryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
}

/** Ten thousand children hand in within seconds: what arrives while others are written is written in one statement. */
const BATCHES = { largest: 500, atOnce: 2 };

export function createEntries({ db, clock, calendar }: EntryDeps): Entries {
  const keptFirst = inBatches(async (entries: readonly NewEntry[]) => {
    // Of two of the same child that came together, the first counts.
    const firsts = new Map<string, NewEntry>();
    for (const entry of entries) {
      if (!firsts.has(entry.participantId)) firsts.set(entry.participantId, entry);
    }
    const kept = await insertEntries(db, [...firsts.values()]);
    return entries.map(
      (entry) => kept.has(entry.participantId) && firsts.get(entry.participantId) === entry,
    );
  }, BATCHES);

  return {
    async handIn({ id: participantId, answers, timeTaken, CompId }) {
      const competitionId = CompId ?? (await findCompetitionOf(db, participantId));
      if (competitionId === undefined) throw refuse('participant-unknown');
      const competition = await calendar.find(competitionId);
      if (competition === undefined) throw refuse('competition-unknown');
      const receivedAt = clock.now();
      const seconds = clockAt(competition, receivedAt);
      if (seconds > 0) throw refuse('competition-not-started');
      const problem = problemOf({ answers, timeTaken }, competition);
      if (problem !== null) throw refuse(problem);

      const isLate = isPostingOver(competition, seconds);
      const entry = { participantId, competitionId, answers, timeTaken, receivedAt, isLate };
      if (await keptFirst(entry)) return { isLate };
      const first = await findEntry(db, participantId);
      if (first?.competitionId === competitionId) return { isLate: first.isLate };
      const registeredFor = await findCompetitionOf(db, participantId);
      throw refuse(registeredFor === undefined ? 'participant-unknown' : 'competition-other');
    },
  };
}
