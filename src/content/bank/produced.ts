// The texts of a question whose answer the child produces, as the rules see them.

import type { ProducedQuestion, QuestionOfKind } from '#domain/quiz/question.ts';
import { editTexts } from './kinds/edit-texts.ts';
import type { KindTexts } from './kinds/kind-texts.ts';
import { listenTexts } from './kinds/listen-texts.ts';
import { matchTexts } from './kinds/match-texts.ts';
import { orderTexts } from './kinds/order-texts.ts';
import { passageTexts } from './kinds/passage-texts.ts';
import { rewriteTexts } from './kinds/rewrite-texts.ts';
import { sortTexts } from './kinds/sort-texts.ts';
import { typeTexts } from './kinds/type-texts.ts';

const kinds: { readonly [Kind in ProducedQuestion['kind']]: KindTexts<QuestionOfKind<Kind>> } = {
  order: orderTexts,
  sort: sortTexts,
  match: matchTexts,
  type: typeTexts,
  rewrite: rewriteTexts,
  listen: listenTexts,
  edit: editTexts,
  passage: passageTexts,
};

function textsOf({ kind }: ProducedQuestion): KindTexts<ProducedQuestion> {
  return kinds[kind] as KindTexts<ProducedQuestion>;
}

/** What the child reads first, apart from the title. */
export function stemOf(question: ProducedQuestion): string {
  return textsOf(question).stem(question);
}

/** Every reason that the child may read, that of the whole question first. */
export function reasonsOf(question: ProducedQuestion): string[] {
  return [
    question.why,
    ...textsOf(question)
      .partsWithReasons(question)
      .map(({ why }) => why),
  ];
}

/** What must be good English: the texts with the right answers in place. */
export function goodTextsOf(question: ProducedQuestion): string[] {
  return textsOf(question).goodTexts(question);
}

/** The sentences with the right answers in place; of a sort or a match all of its words together, too. */
export function solvedTextsOf(question: ProducedQuestion): string[] {
  return textsOf(question).solvedTexts(question);
}

/** Texts in which quotation marks must pair up: all but those that may hold a part or a mistake. */
export function wholeTextsOf(question: ProducedQuestion): string[] {
  const names = question.kind === 'sort' ? question.boxes.map(({ name }) => name) : [];
  return [question.title, ...names, ...solvedTextsOf(question), ...reasonsOf(question)];
}
