import { expect, test } from 'vitest';
import { bankOf, findings, level, topic } from '../testing/sample.ts';
import { topicShape } from './topic-shape.ts';

const levels = (['easy', 'hard'] as const).flatMap((difficulty) =>
  [1, 2, 3].map((number) => level([], { difficulty, number })),
);
const found = (...topics: ReturnType<typeof topic>[]) => findings(topicShape, bankOf({ topics }));

test('three easy and three hard levels pass', async () => {
  expect(await found(topic(levels))).toEqual([]);
});

test('a missing level and levels in another order are found', async () => {
  expect(await found(topic(levels.slice(1)))).toHaveLength(1);
  expect(await found(topic(levels.toReversed()))).toHaveLength(1);
});

test('a name that is not the one of the syllabus is found', async () => {
  expect((await found(topic(levels, { topic: 'Noun' })))[0]).toContain('“Nouns”, not “Noun”');
});

test('ids of the intermediate category go on after the basic ones', async () => {
  const head = { category: 'intermediate', order: 3, topic: 'Determiners' } as const;
  expect(await found(topic(levels, { ...head, id: 17 }))).toEqual([]);
  expect((await found(topic(levels, { ...head, id: 3 })))[0]).toContain('should be 17');
});
