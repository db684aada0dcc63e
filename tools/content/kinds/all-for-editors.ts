// The kinds of question whose answer the child produces, as editors and readers see them.

import type { ProducedQuestion, QuestionOfKind } from '#domain/quiz/question.ts';
import { editForEditors } from './edit.ts';
import type { KindForEditors } from './kind-for-editors.ts';
import { listenForEditors } from './listen.ts';
import { matchForEditors } from './match.ts';
import { orderForEditors } from './order.ts';
import { passageForEditors } from './passage.ts';
import { rewriteForEditors } from './rewrite.ts';
import { sortForEditors } from './sort.ts';
import { typeForEditors } from './type.ts';

const kinds: {
  readonly [Kind in ProducedQuestion['kind']]: KindForEditors<QuestionOfKind<Kind>>;
} = {
  order: orderForEditors,
  sort: sortForEditors,
  match: matchForEditors,
  type: typeForEditors,
  rewrite: rewriteForEditors,
  listen: listenForEditors,
  edit: editForEditors,
  passage: passageForEditors,
};

export function forEditors({ kind }: ProducedQuestion): KindForEditors<ProducedQuestion> {
  return kinds[kind] as KindForEditors<ProducedQuestion>;
}
