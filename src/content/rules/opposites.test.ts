import { expect, test } from 'vitest';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { opposites } from './opposites.ts';

type Pairs = PairLevel['words'];
const unlike: Pairs = [
  ['guilty', 'innocent'],
  ['wealth', 'poverty'],
  ['rare', 'common'],
  ['courage', 'cowardice'],
  ['inner', 'outer'],
];

const hard = (...levels: Pairs[]) =>
  findings(
    opposites,
    bankOf({
      dropIt: levels.map((words, index) =>
        pairLevel({ pairs: 'opposite', difficulty: 'hard', level: index + 1, words }),
      ),
    }),
  );

test.each<[string, string]>([
  ['boy', 'girl'],
  ['Queen', 'king'],
])('%s – %s differ in gender', async (one, other) => {
  const words: Pairs = [[one, other]];
  const level = pairLevel({ pairs: 'opposite', words });
  expect(await findings(opposites, bankOf({ wordCards: [level] }))).toEqual([
    `opposite easy 1: ${one} – ${other} differ in gender; that is no opposite.`,
  ]);
});

test('a quarter of the hard opposites may share their stem, more may not', async () => {
  const [first, second, third] = unlike as [Pairs[0], Pairs[0], Pairs[0]];
  expect(await hard([first, second, third, ['possible', 'impossible']])).toEqual([]);
  expect(await hard([first, second, ['maximum', 'minimum']])).toEqual([
    'file: 1 of 3 hard opposites share their stem; it should be a quarter at most.',
  ]);
});

test('easy opposites and similar pairs may share it', async () => {
  const words: Pairs = [['lucky', 'unlucky']];
  const levels = [
    pairLevel({ pairs: 'opposite', words }),
    pairLevel({ difficulty: 'hard', words }),
  ];
  expect(await findings(opposites, bankOf({ wordCards: levels }))).toEqual([]);
});

test('two in a level may share it, a third is found', async () => {
  const alike: Pairs = [
    ['harmful', 'harmless'],
    ['pure', 'impure'],
  ];
  expect(await hard(alike, unlike, unlike)).toEqual([]);
  expect(await hard([...alike, ['attach', 'detach']], unlike, unlike)).toEqual([
    'opposite hard 1: 3 opposites of the level share their stem, at most 2 should: harmful – harmless, pure – impure, attach – detach.',
  ]);
});
