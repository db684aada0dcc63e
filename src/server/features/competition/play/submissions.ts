// The answers that participants submit (product §11.10): checked against the competition; the first ones count.

import { refuse } from '#contract/refusals.ts';
import { type Answers, problemOf } from '#domain/competition/answers.ts';
import { clockAt, isSubmittingOver } from '#domain/competition/clock.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import {
  findCompetitionOf,
  findSubmission,
  insertSubmissions,
  type NewSubmission,
} from './participant-store.ts';

interface Submitted extends Answers {
  /** The participant. */
  readonly id: string;
  /** Absent: the competition that the participant is registered for. */
  readonly CompId?: number | undefined;
  /** The start for which they were given; absent: any. */
  readonly startsAt?: Date | undefined;
}

export interface Submissions {
  /** A repeat changes nothing and has the reply of the first. Throws a refusal. */
  submit(submitted: Submitted): Promise<{ isLate: boolean }>;
}

interface SubmissionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
}

/** Ten thousand children submit within seconds: answers that arrive together are written in one statement. */
const BATCHES = { largest: 500, atOnce: 2 };

export function createSubmissions({ db, clock, calendar }: SubmissionDeps): Submissions {
  const keptFirst = inBatches(async (submissions: readonly NewSubmission[]) => {
    // Of two from the same child in one batch, the first counts.
    const firsts = new Map<string, NewSubmission>();
    for (const submission of submissions) {
      if (!firsts.has(submission.participantId)) firsts.set(submission.participantId, submission);
    }
    const kept = await insertSubmissions(db, [...firsts.values()]);
    return submissions.map(
      (submission) =>
        kept.has(submission.participantId) && firsts.get(submission.participantId) === submission,
    );
  }, BATCHES);

  return {
    async submit({ id: participantId, answers, timeTaken, CompId, startsAt }) {
      const competitionId = CompId ?? (await findCompetitionOf(db, participantId));
      if (competitionId === undefined) throw refuse('participant-unknown');
      const competition = await calendar.find(competitionId);
      if (competition === undefined) throw refuse('competition-unknown');
      const receivedAt = clock.now();
      const seconds = clockAt(competition, receivedAt);
      if (competition.cancelledAt !== null) throw refuse('competition-cancelled');
      if (startsAt !== undefined && startsAt.getTime() !== competition.startsAt.getTime()) {
        throw refuse('plan-changed');
      }
      if (!calendar.hasBegun(competition)) throw refuse('competition-not-started');
      const problem = problemOf({ answers, timeTaken }, competition);
      if (problem !== null) throw refuse(problem);

      const isLate = isSubmittingOver(competition, seconds);
      const submission = { participantId, competitionId, answers, timeTaken, receivedAt, isLate };
      if (await keptFirst(submission)) return { isLate };
      const first = await findSubmission(db, participantId);
      if (first?.competitionId === competitionId) return { isLate: first.isLate };
      const registeredFor = await findCompetitionOf(db, participantId);
      throw refuse(registeredFor === undefined ? 'participant-unknown' : 'competition-other');
    },
  };
}
