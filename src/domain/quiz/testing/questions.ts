// Questions of every kind for tests, and arbitrary answers to them.

import fc from 'fast-check';
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
  passage,
];

/** Every complete answer is as likely as any other; of `type` the right ones and some wrong ones. */
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
    case 'passage':
      return fc.tuple(...question.places.map(({ options }) => below(options.length)));
  }
}
