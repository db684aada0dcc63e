// The picks that pages send as children make them (product §11.7): the server's own witness of when they were made.

import { refuse } from '#contract/refusals.ts';
import { type Pick, problemOfPicks } from '#domain/competition/answers.ts';
import { clockAt, isSubmittingOver } from '#domain/competition/clock.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import { findBegun, refuseParticipant } from './arrival-checks.ts';
import { findPicks, insertPicks, type NewPick } from './arrival-store.ts';

interface Sent {
  /** The participant. */
  readonly id: string;
  readonly CompId: number;
  readonly startsAt?: Date | undefined;
  readonly picks: readonly Pick[];
}

/** A pick that stands instead of another. */
type Standing = Omit<Pick, 'secondsLeft'>;

export interface Picks {
  /**
   * The first pick of a question stands, and a repeat changes nothing. Returns those that stand although others were
   * sent now. Throws a refusal, and has kept none of them then.
   */
  keep(sent: Sent, device: string | null): Promise<Standing[]>;
}

interface PicksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
}

/** Ten thousand children pick within seconds: picks that arrive together are written in one statement. */
const LARGEST_BATCH = 500;

export function createPicks({ db, clock, calendar }: PicksDeps): Picks {
  /** Whether each was stored. */
  const store = inBatches(async (sent: readonly (readonly NewPick[])[]) => {
    const firsts = new Map<string, NewPick>();
    for (const pick of sent.flat()) {
      const key = `${pick.participantId} ${pick.question}`;
      if (!firsts.has(key)) firsts.set(key, pick);
    }
    const isStored = await insertPicks(db, [...firsts.values()]);
    return sent.map((picks) => picks.every(isStored));
  }, LARGEST_BATCH);

  return {
    async keep({ id: participantId, CompId: competitionId, startsAt, picks }, device) {
      const competition = await findBegun(calendar, competitionId, startsAt);
      const receivedAt = clock.now();
      const seconds = clockAt(competition, receivedAt);
      if (isSubmittingOver(competition, seconds)) throw refuse('picks-over');
      const problem = problemOfPicks(picks, competition, -seconds);
      if (problem !== null) throw refuse(problem);

      const arrived = picks.map((pick) => ({
        ...pick,
        participantId,
        competitionId,
        receivedAt,
        device,
      }));
      if (await store(arrived)) return [];
      const standing = await findPicks(db, { participantId, competitionId });
      const standingOf = (wanted: number) => standing.find(({ question }) => question === wanted);
      if (picks.some(({ question }) => standingOf(question) === undefined)) {
        throw await refuseParticipant(db, participantId);
      }
      return picks.flatMap(({ question, option }) => {
        const stands = standingOf(question);
        return stands === undefined || stands.option === option
          ? []
          : [{ question, option: stands.option }];
      });
    },
  };
}
