// Mistakes that return: learner errors that were made on different days, and whether they are mended since
// (product §7.14).

import type { LearnerError } from '../quiz/learner-error.ts';
import { byTime } from './schedule.ts';

export const MISTAKES_COUNT_DAYS = 60;
const LEAST_DAYS = 2;
export const RIGHT_WHEN_MENDED = 3;
const MOST_SHOWN = 8;

/** How often a learner error was made in the last 60 days, and on how many of them. */
export interface MadeError {
  readonly error: string;
  readonly count: number;
  readonly days: number;
}

export interface AnswerToItem {
  readonly id: string;
  readonly item: string;
  readonly at: Date;
  readonly isRight: boolean;
}

export interface ReturningMistake {
  readonly error: string;
  readonly name: string;
  readonly wrong: string;
  readonly right: string;
  readonly count: number;
  readonly isMended: boolean;
}

type Catalogue = ReadonlyMap<string, LearnerError>;

/** The errors that were made on different days. */
export function returningErrors(made: readonly MadeError[], catalogue: Catalogue): MadeError[] {
  return made.filter(({ error, days }) => days >= LEAST_DAYS && catalogue.has(error));
}

/**
 * Those not yet mended first, then the most frequent. `latest`: of the last 60 days, at least the three latest answers
 * to each item that can show a returning error. `errorsOf` names the errors that an item can show.
 */
export function returningMistakes(
  made: readonly MadeError[],
  latest: readonly AnswerToItem[],
  errorsOf: (item: string) => readonly string[],
  catalogue: Catalogue,
): readonly ReturningMistake[] {
  const inOrder = latest.toSorted(byTime);
  return returningErrors(made, catalogue)
    .flatMap(({ error, count }) => {
      const known = catalogue.get(error);
      if (known === undefined) return [];
      const last = inOrder
        .filter(({ item }) => errorsOf(item).includes(error))
        .slice(-RIGHT_WHEN_MENDED);
      const isMended = last.length === RIGHT_WHEN_MENDED && last.every(({ isRight }) => isRight);
      const { name, wrong, right } = known;
      return [{ error, name, wrong, right, count, isMended }];
    })
    .sort((a, b) => Number(a.isMended) - Number(b.isMended) || b.count - a.count)
    .slice(0, MOST_SHOWN);
}
