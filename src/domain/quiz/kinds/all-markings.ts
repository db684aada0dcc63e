// The table of the kinds of question, for marking and showing them. The union of their shapes is in question.ts.

import {
  choiceMarking,
  type MarkedChoice,
  type MarkedSpot,
  spotMarking,
} from './choice-marking.ts';
import { dragMarking, type MarkedDrag } from './drag-marking.ts';
import { editMarking, type MarkedEdit } from './edit-marking.ts';
import { listenMarking, type MarkedListen } from './listen-marking.ts';
import type { Marking } from './marking.ts';
import { type MarkedMatch, matchMarking } from './match-marking.ts';
import { type MarkedOrder, orderMarking } from './order-marking.ts';
import { type MarkedPassage, passageMarking } from './passage-marking.ts';
import { type MarkedRewrite, rewriteMarking } from './rewrite-marking.ts';
import { type MarkedSort, sortMarking } from './sort-marking.ts';
import { type MarkedType, typeMarking } from './type-marking.ts';

/** The part of a question that marking needs. */
export type Marked =
  | MarkedChoice
  | MarkedSpot
  | MarkedDrag
  | MarkedOrder
  | MarkedSort
  | MarkedMatch
  | MarkedType
  | MarkedRewrite
  | MarkedListen
  | MarkedEdit
  | MarkedPassage;

const markings: {
  readonly [Kind in Marked['kind']]: Marking<Extract<Marked, { readonly kind: Kind }>>;
} = {
  choice: choiceMarking,
  spot: spotMarking,
  drag: dragMarking,
  order: orderMarking,
  sort: sortMarking,
  match: matchMarking,
  type: typeMarking,
  rewrite: rewriteMarking,
  listen: listenMarking,
  edit: editMarking,
  passage: passageMarking,
};

export const questionKinds = Object.keys(markings) as readonly Marked['kind'][];

export function markingOf<Question extends Marked>(question: Question): Marking<Question> {
  return markings[question.kind] as Marking<Question>;
}
