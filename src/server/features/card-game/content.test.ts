import { expect, it } from 'vitest';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { wordCardContent } from './content.ts';

const level = (number: number, pairs = 6): PairLevel => ({
  pairs: 'similar',
  difficulty: 'easy',
  level: number,
  words: Array.from({ length: pairs }, (_, i) => [`left ${i}`, `right ${i}`]),
});
const problemsOf = (...value: PairLevel[]) =>
  wordCardContent.verify?.([{ path: 'cards.yaml', value }]).map((p) => `${p.id}: ${p.message}`);

it('takes levels without a gap, six pairs each', () => {
  expect(problemsOf(level(2), level(1), { ...level(1), difficulty: 'hard' })).toEqual([]);
});

it('names each level that could not be reached or won', () => {
  expect(problemsOf(level(1, 5), level(3))).toEqual([
    'similar easy 1: it has 5 pairs; a game needs 6',
    'similar easy 3: the level before it is missing',
  ]);
  expect(problemsOf(level(1), level(1))).toEqual([
    'similar easy 1: this level is there twice',
    'similar easy 1: this level is there twice',
  ]);
});
