// The table of how each produced kind is put into words.

import { type Answer, markParts } from '#domain/quiz/answer.ts';
import type { ProducedQuestion } from '../question.ts';
import { editWording } from './edit-wording.ts';
import type { AnswerPart, KindWording } from './kind-wording.ts';
import { listenWording } from './listen-wording.ts';
import { matchWording } from './match-wording.ts';
import { orderWording } from './order-wording.ts';
import { passageWording } from './passage-wording.ts';
import { rewriteWording } from './rewrite-wording.ts';
import { sortWording } from './sort-wording.ts';
import { typeWording } from './type-wording.ts';

const kinds: {
  readonly [Kind in ProducedQuestion['kind']]: KindWording<
    Extract<ProducedQuestion, { readonly kind: Kind }>
  >;
} = {
  order: orderWording,
  sort: sortWording,
  match: matchWording,
  type: typeWording,
  rewrite: rewriteWording,
  listen: listenWording,
  edit: editWording,
  passage: passageWording,
};

export function wordingOf({ kind }: ProducedQuestion): KindWording<ProducedQuestion> {
  return kinds[kind] as KindWording<ProducedQuestion>;
}

/** The answer part by part, with the right answer to each. `answer` is null for a skipped question. */
export function partsOf(question: ProducedQuestion, answer: Answer | null): AnswerPart[] {
  const marks = answer === null ? [] : markParts(question, answer);
  return wordingOf(question).partsOf(question, answer, marks);
}
