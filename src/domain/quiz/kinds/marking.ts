// The rules of a kind of question besides its shape: when an answer is complete, which of its parts are right, and the
// order in which it is shown. Free of zod, so that pages can load it (product §7.5, §7.6).

import type { Rng } from '../../random/random.ts';

/**
 * The index of a choice; what was typed; or a list of indexes: the tiles in the order in which they were placed, the
 * box of each word, the pair whose right side was chosen for each left side, the option at each place of a passage.
 * Indexes are those of the question as it is written, not as it is shown, so that they mean the same on every device
 * and at any time.
 */
export type Answer = number | string | readonly number[];

export interface Marking<Question> {
  /** Whether a value is a complete answer to this question. */
  isAnswer(question: Question, value: unknown): boolean;
  /** Whether each part of an answer is right, in order; a single part for a question without parts. */
  markParts(question: Question, answer: Answer): readonly boolean[];
  /**
   * The indexes of the question's parts, in the order in which they are shown. Absent: nothing is shuffled.
   * `isReplay`: the level has been played before.
   */
  shownOrder?(question: Question, rng: Rng, isReplay: boolean): readonly number[];
}

export function isIndex(value: unknown, count: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
}

/** Whether it is a list with an index below each of the counts. */
export function areIndexes(value: unknown, counts: readonly number[]): value is number[] {
  return (
    Array.isArray(value) &&
    value.length === counts.length &&
    counts.every((count, at) => isIndex(value[at], count))
  );
}

/** Whether it is a list of all indexes below the count, in any order. */
export function isPermutation(value: unknown, count: number): value is number[] {
  return areIndexes(value, Array(count).fill(count)) && new Set(value).size === count;
}

export function indexesOf(answer: Answer): readonly number[] {
  return Array.isArray(answer) ? answer : [];
}

export function compare<T>(right: readonly T[], given: readonly T[]): boolean[] {
  return right.map((value, at) => value === given[at]);
}
