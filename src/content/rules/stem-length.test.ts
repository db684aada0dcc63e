import { expect, test } from 'vitest';
import { bankOf, choice, findings, level, topic } from '../testing/sample.ts';
import { stemLength } from './stem-length.ts';

const text = (words: number) =>
  Array.from({ length: words - 1 }, () => 'ladder')
    .concat('____')
    .join(' ');
const found = (words: number, difficulty: 'easy' | 'hard', category: 'basic' | 'intermediate') => {
  const levels = [level([choice({ text: text(words) })], { difficulty })];
  return findings(stemLength, bankOf({ topics: [topic(levels, { category })] }));
};

test.each([
  [15, 'easy', 'basic'],
  [20, 'hard', 'basic'],
  [28, 'easy', 'intermediate'],
  [28, 'hard', 'intermediate'],
] as const)('%i words are the most for %s %s', async (most, difficulty, category) => {
  expect(await found(most, difficulty, category)).toEqual([]);
  expect(await found(most + 1, difficulty, category)).toHaveLength(1);
});
