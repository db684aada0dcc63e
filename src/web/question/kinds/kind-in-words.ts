// How a question whose answer the child produces, and an answer to it, are put into words; each kind states its own
// (product §7.6).

import type { Answer } from '#domain/quiz/answer.ts';

export interface AnswerPart {
  /** The word, the left side, or the number of the place; empty for a single part. */
  readonly name: string;
  /** What the child put there; empty if the question was skipped. */
  readonly given: string;
  readonly right: string;
  readonly isRight: boolean;
  /** Why `right` is right there; of a single part, why `given` is wrong. Empty where nothing is known about it. */
  readonly why: string;
}

export interface KindInWords<Question> {
  /** What is read before the answer, in the list of a result; empty where the answer says it all. */
  readingText(question: Question): string;
  /** What the loudspeaker reads after the title. `order`: the indexes of what is shown, in the order in which it is. */
  linesAloud(question: Question, order: readonly number[]): string[];
  /** The answer part by part; `marks` says of each whether it is right. A skipped question has neither. */
  partsOf(question: Question, answer: Answer | null, marks: readonly boolean[]): AnswerPart[];
  /** The reason for a wrong part, with what it is about; not set where the reason stands alone. */
  aboutPart?(part: AnswerPart): string;
  /** The right answer in a sentence; not set where each part stands beside what is right there. */
  rightAnswer?(right: string): string;
}

export function inOrder(items: readonly string[], order: readonly number[]): string[] {
  return order.map((index) => items[index] ?? '');
}
