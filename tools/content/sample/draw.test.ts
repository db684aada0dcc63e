import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import {
  bankOf,
  choice,
  drag,
  level,
  paper,
  paperQuestion,
  spot,
  topic,
} from '#content/testing/sample.ts';
import { draw, partOf } from './draw.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const questions = (slug: string) => [
  ...numbers(70).map((n) => choice({ id: `${slug}-c${n}` })),
  ...numbers(20).map((n) => spot({ id: `${slug}-s${n}` })),
  ...numbers(10).map((n) => drag({ id: `${slug}-d${n}` })),
];
const items = itemsOf(
  bankOf({
    topics: ['nouns', 'verbs'].map((slug) =>
      topic([level(questions(slug))], {}, `quiz/basic/${slug}.yaml`),
    ),
    papers: [paper(numbers(50).map((n) => paperQuestion({ id: `paper-${n}` })))],
  }),
);
const ids = (size: number, seed: number) => draw(items, size, seed).map(({ id }) => id);

test('each file and kind has its share of the sample', () => {
  const drawn = ids(50, 7);
  const share = (start: string) => drawn.filter((id) => id.startsWith(start)).length;
  expect(
    ['nouns-c', 'nouns-s', 'nouns-d', 'verbs-c', 'verbs-s', 'verbs-d', 'paper-'].map(share),
  ).toEqual([14, 4, 2, 14, 4, 2, 10]);
});

test('a seed draws the same items again, another seed other items', () => {
  expect(ids(50, 7)).toEqual(ids(50, 7));
  expect(ids(50, 8)).not.toEqual(ids(50, 7));
  expect(new Set(numbers(100).flatMap((seed) => ids(50, seed))).size).toBe(items.length);
});

test('a sample of more than all is all', () => {
  expect(draw(items, 1000, 7)).toEqual(items);
});

test('the parts of a sample are the whole, without overlap', () => {
  const parts = [1, 2, 3].map((part) => partOf(items, part, 3));
  expect(parts.map(({ length }) => length)).toEqual([84, 83, 83]);
  expect(new Set(parts.flat())).toEqual(new Set(items));
});
