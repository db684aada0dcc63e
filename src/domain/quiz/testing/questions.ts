// Questions of every kind for tests, and arbitrary answers to them.

import fc from 'fast-check';
import { sentencesOf } from '../accepted-sentences.ts';
import type { Answer, Marked } from '../answer.ts';
import { wordsToSort } from '../kinds/sort-marking.ts';
import { movableTiles } from '../sentence-tiles.ts';
import { tilesOf } from '../tiles.ts';

type OfKind<Kind> = Extract<Marked, { kind: Kind }> & { readonly id: string };
export type Shown = Marked & { readonly id: string };

export const choice: OfKind<'choice' | 'spot'> = {
  id: 'e1-01',
  kind: 'choice',
  options: ['has', 'have', 'having', 'had'],
  answer: 1,
};
export const spot: OfKind<'choice' | 'spot'> = {
  id: 'e1-02',
  kind: 'spot',
  options: ['Meena put', 'two book', 'on the shelf', 'No mistake'],
  answer: 1,
};
export const drag: OfKind<'drag'> = {
  id: 'e1-03',
  kind: 'drag',
  text: 'Our farmer waters fields.',
  answer: 1,
};
/** Two right orders, and a tile that is there twice. */
export const order: OfKind<'order'> = {
  id: 'e1-04',
  kind: 'order',
  text: 'the cat | and | the dog | sleep | today.',
  or: ['the dog | and | the cat | sleep | today.'],
};
export const sort: OfKind<'sort'> = {
  id: 'e1-05',
  kind: 'sort',
  boxes: [{ words: ['mango', 'pen', 'coin'] }, { words: ['hour', 'umbrella'] }],
};
export const match: OfKind<'match'> = {
  id: 'e1-06',
  kind: 'match',
  pairs: ['a', 'b', 'c', 'd', 'e'],
};
export const type: OfKind<'type'> = {
  id: 'e1-07',
  kind: 'type',
  accept: ['did not catch', "didn't catch"],
  isExact: false,
  wrong: [{ answer: 'did not caught', why: '“Did” takes the base form.' }],
};
export const rewrite: OfKind<'rewrite'> = {
  id: 'h1-20',
  kind: 'rewrite',
  accept: ['The roses are watered [by Anu] every day.'],
  isExact: false,
  build: 'the roses | are | watered | by Anu | every day.',
  extra: ['is', 'watering'],
  wrong: [{ answer: 'The roses is watered by Anu every day.', why: 'There are many roses.' }],
};
export const listen: OfKind<'listen'> = {
  id: 'e1-30',
  kind: 'listen',
  text: 'Two mice ran under the bed.',
  accept: [],
  wrong: [{ answer: 'Two mouses ran under the bed.', why: '“Mouse” changes inside.' }],
};
export const edit: OfKind<'edit'> = {
  id: 'h3-30',
  kind: 'edit',
  text: 'Two {childs => children} saw three {gooses => geese}.\nThey {sended => sent | posted} us a card.',
};
export const passage: OfKind<'passage'> = {
  id: 'h1-08',
  kind: 'passage',
  places: [
    { options: ['the', 'a', 'no article'], answer: 2 },
    { options: ['loaves', 'No mistake'], answer: 1 },
    { options: ['on', 'in', 'at', 'to'], answer: 0 },
    { options: ['is', 'are'], answer: 1 },
  ],
};

export const ofEveryKind: readonly Shown[] = [
  choice,
  spot,
  drag,
  order,
  sort,
  match,
  type,
  rewrite,
  listen,
  edit,
  passage,
];

/** Every complete answer is as likely as any other; of what is typed the right ones and some wrong ones. */
export function anyAnswerTo(question: Marked): fc.Arbitrary<Answer> {
  const below = (count: number) => fc.nat(count - 1);
  const permutation = (count: number) =>
    fc.shuffledSubarray([...Array(count).keys()], { minLength: count });
  switch (question.kind) {
    case 'choice':
    case 'spot':
      return below(question.options.length);
    case 'drag':
      return below(tilesOf(question.text).length);
    case 'order':
      return permutation(movableTiles(question.text).tiles.length);
    case 'sort':
      return fc.tuple(...wordsToSort(question).map(() => below(question.boxes.length)));
    case 'match':
      return permutation(question.pairs.length);
    case 'type':
      return fc.constantFrom(
        ...question.accept,
        ...question.wrong.map(({ answer }) => answer),
        'x',
      );
    case 'rewrite':
      return fc.constantFrom(
        ...question.accept.flatMap(sentencesOf),
        ...question.wrong.map(({ answer }) => answer),
      );
    case 'listen':
      return fc.constantFrom(question.text, ...question.wrong.map(({ answer }) => answer), 'x');
    case 'edit':
      return fc.constantFrom('1 children\n4 geese\n6 sent', '1 children', '0 Three\n1 childrens');
    case 'passage':
      return fc.tuple(...question.places.map(({ options }) => below(options.length)));
  }
}
