// The papers of competitions: open ones from the start on, sealed ones before it (product §11.9, §11.12).

import type { PaperRecord, PaperQuestion as SentQuestion } from '#contract/competition.ts';
import { ApiError } from '#contract/errors.ts';
import { refuse } from '#contract/refusals.ts';
import type { Standard } from '#domain/account/standard.ts';
import { competitionOfPaper } from '#domain/competition/figures.ts';
import type { PaperQuestion } from '#domain/competition/paper-file.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Calendar } from '../calendar.ts';
import { findPaper, listPapers, type StoredCompetition } from '../store.ts';
import { keyOfPaper, type SealedPaper, sealPaper } from './sealed-paper.ts';

interface PaperFilter {
  /** Null matches nothing; undefined matches all. */
  readonly isCompleted: boolean | null | undefined;
  readonly standard: Standard | null | undefined;
  /** YYYYMMDD */
  readonly date: string | null | undefined;
}

export interface Papers {
  /** Of competitions that have begun. With questions where standard and date are given. */
  list(filter: PaperFilter): Promise<PaperRecord[]>;
  /** Throws NotFoundError, also before the start. */
  one(id: number): Promise<PaperRecord>;
  /** Throws NotFoundError, also while children can still register. */
  sealed(id: number): Promise<SealedPaper>;
  /** base64. Throws competition-not-started. */
  key(id: number): Promise<string>;
}

interface PaperDeps {
  readonly db: Database;
  readonly keys: Keys;
  readonly calendar: Calendar;
}

export function createPapers({ db, keys, calendar }: PaperDeps): Papers {
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
    };
    if (questions === undefined) return { id, attributes };
    const sent = questions.map(isCompleted ? withAnswer : withoutAnswer);
    return { id, attributes: { ...attributes, questions: sent } };
  }

  async function toSeal(id: number) {
    const { competition, paper } = await find(id);
    const text = JSON.stringify(paper.questions.map(withoutAnswer));
    return { competition, open: { id, startsAt: competition.startsAt, text } };
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

    async key(id) {
      const { competition, open } = await toSeal(id);
      if (!calendar.hasBegun(competition)) throw refuse('competition-not-started');
      return keyOfPaper(open, keys);
    },
  };
}

/** YYYYMMDD in India. */
export function dateOf({ startsAt }: Pick<StoredCompetition, 'startsAt'>): string {
  return dayInIndia(startsAt).replaceAll('-', '');
}

const noPaper = () => new ApiError('NotFoundError', 'There is no such paper');

function withoutAnswer({ question, options }: PaperQuestion): SentQuestion {
  return { question, options };
}

export function withAnswer(full: PaperQuestion) {
  const { question, options, answer, why, whyNot } = full;
  return { question, options, answer, why, whyNot };
}
