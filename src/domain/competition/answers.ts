// The answers of one child: how they grow while playing, and what the server accepts (product §11.7, §11.10).

import type { TestLength } from './clock.ts';
import { earlyToleranceS } from './figures.ts';

export const OPTIONS_PER_QUESTION = 4;

/** One for each question: the index of an option from 0, or null if unanswered. */
export interface Answers {
  readonly answers: readonly (number | null)[];
  /** The wire's name for the sum of the seconds that were left at each pick. */
  readonly timeTaken: number;
}

export interface TimedAnswers extends Answers {
  /** The seconds that were left at each pick; null where there is none. */
  readonly secondsLeft: readonly (number | null)[];
}

/** One answer, as it was picked. Question and option count from 0. */
export interface Pick {
  readonly question: number;
  readonly option: number;
  /** Whole seconds that were left of the question. */
  readonly secondsLeft: number;
}

export function noAnswers({ questionCount }: TestLength): TimedAnswers {
  const none = Array<null>(questionCount).fill(null);
  return { answers: none, secondsLeft: none, timeTaken: 0 };
}

/** Adds a pick; the first pick of a question stands, and a later one changes nothing. */
export function pick(given: TimedAnswers, { question, option, secondsLeft }: Pick): TimedAnswers {
  if (given.answers[question] !== null) return given;
  return {
    answers: given.answers.with(question, option),
    secondsLeft: given.secondsLeft.with(question, secondsLeft),
    timeTaken: given.timeTaken + secondsLeft,
  };
}

export type AnswersProblem =
  | 'answers-count'
  | 'answers-option'
  /** More seconds were left than there are, or their sum is another one than `timeTaken`. */
  | 'answers-time'
  /** A question that has an answer could not have been shown yet. */
  | 'answers-early';

/** Seconds from the start until a question is shown. */
export function shownAfterS(question: number, { secondsPerQuestion }: TestLength): number {
  return question * secondsPerQuestion;
}

/** Whether an answer to a question could have been picked `elapsedS` seconds after the start. */
function isShown(question: number, length: TestLength, elapsedS: number): boolean {
  return elapsedS >= shownAfterS(question, length) - earlyToleranceS(length);
}

const isWithin = (value: number, last: number) =>
  Number.isInteger(value) && value >= 0 && value <= last;

/** What is wrong with picks that arrived `elapsedS` seconds after the start; null if nothing is. */
export function problemOfPicks(
  picks: readonly Pick[],
  length: TestLength,
  elapsedS: number,
): AnswersProblem | null {
  for (const { question, option, secondsLeft } of picks) {
    if (!isWithin(question, length.questionCount - 1)) return 'answers-count';
    if (!isWithin(option, OPTIONS_PER_QUESTION - 1)) return 'answers-option';
    if (!isWithin(secondsLeft, length.secondsPerQuestion)) return 'answers-time';
    if (!isShown(question, length, elapsedS)) return 'answers-early';
  }
  return null;
}

export interface Submitted extends Answers {
  /** Absent: only their sum is known. */
  readonly secondsLeft?: TimedAnswers['secondsLeft'] | undefined;
}

/** What is wrong with all answers of a child that arrived `elapsedS` seconds after the start; null if nothing is. */
export function problemOf(
  { answers, timeTaken, secondsLeft }: Submitted,
  length: TestLength,
  elapsedS: number,
): AnswersProblem | null {
  if (answers.length !== length.questionCount) return 'answers-count';
  const given = answers.flatMap((option, question) =>
    option === null ? [] : [{ question, option, secondsLeft: secondsLeft?.[question] ?? 0 }],
  );
  const problem = problemOfPicks(given, length, elapsedS);
  if (problem !== null) return problem;
  if (!isWithin(timeTaken, given.length * length.secondsPerQuestion)) return 'answers-time';
  if (secondsLeft === undefined) return null;
  const hasBoth = answers.every(
    (option, question) => (option === null) === ((secondsLeft[question] ?? null) === null),
  );
  const sum = given.reduce((total, { secondsLeft: left }) => total + left, 0);
  return hasBoth && secondsLeft.length === answers.length && sum === timeTaken
    ? null
    : 'answers-time';
}
