// The answers of one child: how they grow while playing, and what the server accepts (product §11.7, §11.10).

import type { TestLength } from './clock.ts';

export const OPTIONS_PER_QUESTION = 4;

/** One for each question: the index of an option from 0, or null if unanswered. */
export interface Answers {
  readonly answers: readonly (number | null)[];
  /** The wire's name for the sum of the seconds that were left at each pick. */
  readonly timeTaken: number;
}

export function noAnswers({ questionCount }: TestLength): Answers {
  return { answers: Array<null>(questionCount).fill(null), timeTaken: 0 };
}

/** Adds a pick; the first pick of a question stands, and a later one changes nothing. */
export function pick(
  given: Answers,
  { index, secondsLeft }: { index: number; secondsLeft: number },
  option: number,
): Answers {
  if (given.answers[index] !== null) return given;
  return {
    answers: given.answers.with(index, option),
    timeTaken: given.timeTaken + secondsLeft,
  };
}

export type AnswersProblem =
  | 'answers-count'
  | 'answers-option'
  /** `timeTaken` is more than the answered questions allow. */
  | 'answers-time';

/** What is wrong with answers that arrived for a competition; null if nothing is. */
export function problemOf(
  { answers, timeTaken }: Answers,
  figures: TestLength,
): AnswersProblem | null {
  if (answers.length !== figures.questionCount) return 'answers-count';
  const picked = answers.filter((answer) => answer !== null);
  if (
    picked.some(
      (option) => !Number.isInteger(option) || option < 0 || option >= OPTIONS_PER_QUESTION,
    )
  )
    return 'answers-option';
  const isWithin = timeTaken >= 0 && timeTaken <= picked.length * figures.secondsPerQuestion;
  return Number.isInteger(timeTaken) && isWithin ? null : 'answers-time';
}
