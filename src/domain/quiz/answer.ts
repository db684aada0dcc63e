// The answer to a question of any kind, and its mark (product §7.5, §7.6). Each kind states its own (kinds/).

import { type Marked, markingOf } from './kinds/all-markings.ts';
import type { Answer } from './kinds/marking.ts';

export type { Marked } from './kinds/all-markings.ts';
export type { Answer } from './kinds/marking.ts';

/** Whether a value is a complete answer to this question. */
export function isAnswerTo(question: Marked, value: unknown): value is Answer {
  return markingOf(question).isAnswer(question, value);
}

/** Whether each part of an answer is right, in order; a single part for a question without parts. One mark for all. */
export function markParts(question: Marked, answer: Answer): readonly boolean[] {
  return markingOf(question).markParts(question, answer);
}

export function isRight(question: Marked, answer: Answer): boolean {
  return markParts(question, answer).every(Boolean);
}
