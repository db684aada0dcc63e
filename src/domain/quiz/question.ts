// A practice question as an author writes it (product §7.4; content guide §4.1). Indexes count from 0.
// In three kinds the child picks one of several choices: `choice`, `spot` and `drag`. In the others the child produces the
// answer: `order`, `sort`, `match`, `type`, `rewrite`, `listen`, `edit` and `passage`. Each kind has its shape and its marking in kinds/.

import { z } from 'zod';
import type { ChoiceKind } from './choices.ts';
import { choiceQuestion } from './kinds/choice-question.ts';
import { dragQuestion } from './kinds/drag-question.ts';
import { editQuestion } from './kinds/edit-question.ts';
import { listenQuestion } from './kinds/listen-question.ts';
import { matchQuestion } from './kinds/match-question.ts';
import { orderQuestion } from './kinds/order-question.ts';
import { passageQuestion } from './kinds/passage-question.ts';
import { rewriteQuestion } from './kinds/rewrite-question.ts';
import { sortQuestion } from './kinds/sort-question.ts';
import { spotQuestion } from './kinds/spot-question.ts';
import { typeQuestion } from './kinds/type-question.ts';

export const question = z.discriminatedUnion('kind', [
  choiceQuestion,
  spotQuestion,
  dragQuestion,
  orderQuestion,
  sortQuestion,
  matchQuestion,
  typeQuestion,
  rewriteQuestion,
  listenQuestion,
  editQuestion,
  passageQuestion,
]);

export type Question = z.infer<typeof question>;
export type QuestionKind = Question['kind'];
export type QuestionOfKind<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;

/** The child picks one of its choices. */
export type ChoiceQuestion = Extract<Question, { kind: ChoiceKind }>;
/** The child produces the answer. */
export type ProducedQuestion = Exclude<Question, ChoiceQuestion>;
