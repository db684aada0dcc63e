// Mistakes that return: learner errors that were made on different days, and whether they are mended since
// (product §7.14).

import type { LearnerError } from '../quiz/learner-error.ts';
import { dayInIndia } from '../time/india.ts';
import { groupBy } from './group-by.ts';
import { byTime } from './schedule.ts';

export const MISTAKES_COUNT_DAYS = 60;
const LEAST_DAYS = 2;
const RIGHT_WHEN_MENDED = 3;
const MOST_SHOWN = 8;

/** An answer to an item, as far as its mistakes are concerned. */
export interface AnswerWithError {
  readonly id: string;
  readonly item: string;
  readonly at: Date;
  readonly isRight: boolean;
  /** Id of the learner error behind it; null if it is right, or nothing is known. */
  readonly error: string | null;
}

export interface ReturningMistake {
  readonly error: string;
  readonly name: string;
  readonly wrong: string;
  readonly right: string;
  readonly count: number;
  readonly isMended: boolean;
}

/** Those not yet mended first, then the most frequent. `errorsOf` names the errors that an item can show. */
export function returningMistakes(
  answers: readonly AnswerWithError[],
  errorsOf: (item: string) => readonly string[],
  catalogue: ReadonlyMap<string, LearnerError>,
): readonly ReturningMistake[] {
  const inOrder = answers.toSorted(byTime);
  const made = groupBy(
    inOrder.filter(({ error }) => error !== null),
    ({ error }) => error ?? '',
  );
  return [...made]
    .flatMap(([id, wrongAnswers]) => {
      const known = catalogue.get(id);
      const days = new Set(wrongAnswers.map(({ at }) => dayInIndia(at)));
      if (known === undefined || days.size < LEAST_DAYS) return [];
      const last = inOrder
        .filter(({ item }) => errorsOf(item).includes(id))
        .slice(-RIGHT_WHEN_MENDED);
      const isMended = last.length === RIGHT_WHEN_MENDED && last.every(({ isRight }) => isRight);
      const { name, wrong, right } = known;
      return [{ error: id, name, wrong, right, count: wrongAnswers.length, isMended }];
    })
    .sort((a, b) => Number(a.isMended) - Number(b.isMended) || b.count - a.count)
    .slice(0, MOST_SHOWN);
}
