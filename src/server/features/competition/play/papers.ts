// The papers of competitions: sealed ones for the test, open ones once it is completed (product §11.9, §11.12).

import type { PaperRecord } from '#contract/competition.ts';
import type { SealedPaper } from '#contract/competition-play.ts';
import { ApiError } from '#contract/errors.ts';
import { refuse } from '#contract/refusals.ts';
import type { Standard } from '#domain/account/standard.ts';
import { shownAfterS } from '#domain/competition/answers.ts';
import { clockAt, completedFrom } from '#domain/competition/clock.ts';
import { competitionOfPaper, keyLeadS } from '#domain/competition/figures.ts';
import type { PaperQuestion } from '#domain/competition/paper-file.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Calendar } from '../calendar.ts';
import { findPaper, listPapers, type StoredCompetition } from '../store.ts';
import { keyOfQuestion, sealPaper } from './sealed-paper.ts';

interface PaperFilter {
  /** Null matches nothing; undefined matches all. */
  readonly isCompleted: boolean | null | undefined;
  readonly standard: Standard | null | undefined;
  /** YYYYMMDD */
  readonly date: string | null | undefined;
}

export interface Papers {
  /** Of competitions that have begun. With questions where standard and date are given and it is completed. */
  list(filter: PaperFilter): Promise<PaperRecord[]>;
  /** Throws NotFoundError, also before the start. */
  one(id: number): Promise<PaperRecord>;
  /** Throws NotFoundError, also while children can still register. */
  sealed(id: number): Promise<SealedPaper>;
  /** base64; the question counts from 0. Throws question-not-due, NotFoundError. */
  key(id: number, question: number): Promise<string>;
}

interface PaperDeps {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly calendar: Calendar;
}

export function createPapers({ db, keys, clock, calendar }: PaperDeps): Papers {
  async function find(id: number) {
    const competition = await calendar.find(competitionOfPaper(id).competitionId);
    if (competition === undefined) throw noPaper();
    // Papers of competitions to come are in memory, so their keys do not depend on the database.
    const paper = (await calendar.paper(id)) ?? (await findPaper(db, id));
    if (paper === undefined) throw noPaper();
    return { competition, paper };
  }

  function recordOf(
    competition: StoredCompetition,
    { id, standard }: { id: number; standard: Standard },
    questions?: readonly PaperQuestion[],
  ): PaperRecord {
    const isCompleted = calendar.isCompleted(competition);
    const attributes = {
      competition: competition.id,
      date: dateOf(competition),
      standard,
      isCompleted,
      secondsPerQuestion: competition.secondsPerQuestion,
    };
    // Nothing but the test shows its questions while it can still be answered.
    if (!isCompleted) {
      const questionsFrom = completedFrom(competition).toISOString();
      return { id, attributes: { ...attributes, questionsFrom } };
    }
    if (questions === undefined) return { id, attributes };
    return { id, attributes: { ...attributes, questions: questions.map(withAnswer) } };
  }

  async function toSeal(id: number) {
    const { competition, paper } = await find(id);
    return { competition, open: { id, texts: paper.questions.map(textOf) } };
  }

  return {
    async list({ isCompleted, standard, date }) {
      const competitions = await calendar.all();
      const withQuestions = standard !== undefined && date !== undefined;
      const records: PaperRecord[] = [];
      for (const row of await listPapers(db)) {
        const competition = competitions.find(({ id }) => id === row.competitionId);
        if (competition === undefined || competition.isHidden) continue;
        if (!calendar.hasBegun(competition)) continue;
        if (isCompleted !== undefined && calendar.isCompleted(competition) !== isCompleted)
          continue;
        if (standard !== undefined && row.standard !== standard) continue;
        if (date !== undefined && dateOf(competition) !== date) continue;
        const questions = withQuestions ? (await findPaper(db, row.id))?.questions : undefined;
        records.push(recordOf(competition, row, questions));
      }
      return records;
    },

    async one(id) {
      const { competition, paper } = await find(id);
      if (!calendar.hasBegun(competition)) throw noPaper();
      return recordOf(competition, paper, paper.questions);
    },

    async sealed(id) {
      const { competition, open } = await toSeal(id);
      if (!calendar.isRegistrationOver(competition)) throw noPaper();
      return sealPaper(open, keys);
    },

    async key(id, question) {
      const { competition, open } = await toSeal(id);
      if (question >= competition.questionCount) throw noPaper();
      if (competition.cancelledAt !== null) throw refuse('competition-cancelled');
      const dueInS =
        clockAt(competition, clock.now()) +
        shownAfterS(question, competition) -
        keyLeadS(competition);
      if (dueInS > 0 || !competition.arePapersReady) throw refuse('question-not-due');
      return keyOfQuestion(open, question, keys);
    },
  };
}

/** YYYYMMDD in India. */
export function dateOf({ startsAt }: Pick<StoredCompetition, 'startsAt'>): string {
  return dayInIndia(startsAt).replaceAll('-', '');
}

const noPaper = () => new ApiError('NotFoundError', 'There is no such paper');

/** What a child may know of a question in the test. */
function textOf({ question, options }: PaperQuestion): string {
  return JSON.stringify({ question, options });
}

export function withAnswer(full: PaperQuestion) {
  const { question, options, answer, why, whyNot } = full;
  return { question, options, answer, why, whyNot };
}
