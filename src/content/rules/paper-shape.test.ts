import { expect, test } from 'vitest';
import { bankOf, findings, paper, paperQuestion } from '../testing/sample.ts';
import { paperShape } from './paper-shape.ts';

const tiers = (easy: number, middle: number, hard: number) => [
  ...Array.from({ length: easy }, () => paperQuestion({ tier: 'easy' })),
  ...Array.from({ length: middle }, () => paperQuestion({ tier: 'middle' })),
  ...Array.from({ length: hard }, () => paperQuestion({ tier: 'hard' })),
];
const found = (questions: ReturnType<typeof tiers>) =>
  findings(paperShape, bankOf({ papers: [paper(questions)] }));

test('10 easy, 12 middle and 8 hard questions pass', async () => {
  expect(await found(tiers(10, 12, 8))).toEqual([]);
});

test('other numbers are found', async () => {
  expect(await found(tiers(11, 12, 7))).toHaveLength(2);
});

test('an easier question after a harder one is found', async () => {
  expect(await found(tiers(10, 12, 8).toReversed())).toHaveLength(1);
});
