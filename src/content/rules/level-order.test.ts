import { expect, test } from 'vitest';
import { bankOf, findings, level, topic } from '../testing/sample.ts';
import { levelOrder } from './level-order.ts';

type Levels = readonly {
  readonly id: number;
  readonly number?: number;
  readonly after?: number[];
}[];

function found(nouns: Levels, pronouns: Levels) {
  const built = (levels: Levels) =>
    levels.map(({ id, number = 1, after = [] }) => level([], { id, number, after }));
  const second = topic(
    built(pronouns),
    { id: 2, topic: 'Pronouns', order: 2 },
    'quiz/basic/02-pronouns.yaml',
  );
  return findings(levelOrder, bankOf({ topics: [topic(built(nouns)), second] }));
}

test('a level may come after easier ones of other topics', async () => {
  const nouns = [{ id: 11 }, { id: 12, number: 2 }];
  expect(
    await found(nouns, [
      { id: 21, after: [11] },
      { id: 22, number: 2, after: [12] },
    ]),
  ).toEqual([]);
});

test('a level that is not there, its own topic and a harder level are refused', async () => {
  const nouns = [
    { id: 11, after: [99] },
    { id: 12, number: 2, after: [11] },
    { id: 13, number: 3 },
  ];
  expect(await found(nouns, [{ id: 21, after: [13] }])).toEqual([
    'level 11: It comes after level 99, which is not there.',
    'level 12: It comes after level 11 of its own topic: that follows from the order.',
    'level 21: It comes after level 13, which is harder.',
  ]);
});

test('nothing comes before itself, not even a long way round', async () => {
  const nouns = [{ id: 11 }, { id: 12, number: 1, after: [22] }];
  const pronouns = [
    { id: 21, after: [12] },
    { id: 22, number: 1 },
  ];
  expect(await found(nouns, pronouns)).toEqual([
    'level 12: It comes before itself: 12 after 22 after 21 after 12.',
    'level 21: It comes before itself: 21 after 12 after 22 after 21.',
    'level 22: It comes before itself: 22 after 21 after 12 after 22.',
  ]);
});
