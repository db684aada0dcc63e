// How a produced question and an answer to it are put into words; each kind has its own implementation (product §7.6).

import type { Answer } from '#domain/quiz/answer.ts';

export interface AnswerPart {
  /** The word, the left side, or the number of the place; empty for a single part. */
  readonly name: string;
  /** The child's answer to this part; empty if the question was skipped. */
  readonly given: string;
  readonly right: string;
  readonly isRight: boolean;
  /** Why `right` is right there; for a single part, why `given` is wrong. Empty if no reason is known. */
  readonly why: string;
}

export interface KindWording<Question> {
  /** The text before the answer in the list of a result; empty if the answer says it all. */
  readingText(question: Question): string;
  /** The lines the loudspeaker reads after the title. `order`: the indexes of the displayed items, in display order. */
  linesAloud(question: Question, order: readonly number[]): string[];
  /**
   * The answer part by part; `marks` says for each whether it is right. A skipped question has neither answer nor
   * marks.
   */
  partsOf(question: Question, answer: Answer | null, marks: readonly boolean[]): AnswerPart[];
  /** The reason for a wrong part, with the part it is about; not set if the reason stands alone. */
  aboutPart?(part: AnswerPart): string;
  /** The right answer in a sentence; not set if each part is shown with its right answer. */
  rightAnswer?(right: string): string;
}

export function inOrder(items: readonly string[], order: readonly number[]): string[] {
  return order.map((index) => items[index] ?? '');
}
