// The table of how each produced kind is put into words.

import { type Answer, markParts } from '#domain/quiz/answer.ts';
import type { ProducedQuestion } from '../question.ts';
import type { AnswerPart, KindInWords } from './kind-in-words.ts';
import { matchInWords } from './match-in-words.ts';
import { orderInWords } from './order-in-words.ts';
import { passageInWords } from './passage-in-words.ts';
import { sortInWords } from './sort-in-words.ts';
import { typeInWords } from './type-in-words.ts';

const kinds: {
  readonly [Kind in ProducedQuestion['kind']]: KindInWords<
    Extract<ProducedQuestion, { readonly kind: Kind }>
  >;
} = {
  order: orderInWords,
  sort: sortInWords,
  match: matchInWords,
  type: typeInWords,
  passage: passageInWords,
};

export function inWords({ kind }: ProducedQuestion): KindInWords<ProducedQuestion> {
  return kinds[kind] as KindInWords<ProducedQuestion>;
}

/** The answer part by part, with the right answer to each. `answer` is null for a skipped question. */
export function partsOf(question: ProducedQuestion, answer: Answer | null): AnswerPart[] {
  const marks = answer === null ? [] : markParts(question, answer);
  return inWords(question).partsOf(question, answer, marks);
}
