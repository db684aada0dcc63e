// How likely a child who does not know is right (product §7.15).

import { choicesOf, hasChoices } from '../quiz/choices.ts';
import type { Question } from '../quiz/question.ts';

/** Of a form or a sentence that the child writes. */
const WRITTEN = 0.02;
/** Of an order, boxes, pairs or gaps, all of which have to be right. */
const ARRANGED = 0.05;

const GUESSES = {
  order: ARRANGED,
  sort: ARRANGED,
  match: ARRANGED,
  passage: ARRANGED,
  edit: WRITTEN,
  listen: WRITTEN,
  rewrite: WRITTEN,
  type: WRITTEN,
} as const;

export function guessOf(question: Question): number {
  return hasChoices(question) ? 1 / choicesOf(question).length : GUESSES[question.kind];
}
