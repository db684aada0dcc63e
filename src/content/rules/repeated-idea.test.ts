import { expect, test } from 'vitest';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { repeatedIdea } from './repeated-idea.ts';

type Pairs = PairLevel['words'];

const found = (cards: Pairs, drops: Pairs, pairs: PairLevel['pairs'] = 'opposite') =>
  findings(
    repeatedIdea,
    bankOf({
      wordCards: [pairLevel({ pairs, words: cards })],
      dropIt: [pairLevel({ pairs, level: 2, words: drops })],
    }),
  );

test('one idea twice over both games is fine', async () => {
  expect(await found([['begin', 'end']], [['start', 'stop']])).toEqual([]);
});

test('a third pair of one idea is found, whichever way round', async () => {
  expect(
    await found(
      [
        ['in', 'out'],
        ['outside', 'inside'],
      ],
      [['inner', 'outer']],
    ),
  ).toEqual([
    'opposite easy 2: One idea is paired 3 times, 2 are enough: in – out (opposite easy 1), outside – inside (opposite easy 1), inner – outer (opposite easy 2).',
  ]);
});

test.each<[string, Pairs]>([
  [
    'made from one another',
    [
      ['hard', 'soft'],
      ['harden', 'soften'],
      ['hardness', 'softness'],
    ],
  ],
  [
    'adverbs',
    [
      ['quick', 'slow'],
      ['quickly', 'slowly'],
      ['fast', 'slow'],
    ],
  ],
  [
    'a family',
    [
      ['happy', 'unhappy'],
      ['glad', 'sad'],
      ['joyfully', 'sorrowfully'],
    ],
  ],
])('%s are one idea', async (_, words) => {
  expect(await found(words, [])).toHaveLength(1);
});

test('pairs that share one word only are different ideas', async () => {
  const words: Pairs = [
    ['tall', 'short'],
    ['long', 'short'],
    ['brief', 'short'],
  ];
  expect(await found(words, [])).toEqual([]);
});

test('a similar pair and an opposite pair are different tasks', async () => {
  const similar = pairLevel({
    words: [
      ['begin', 'start'],
      ['commence', 'begin'],
    ],
  });
  const opposite = pairLevel({ pairs: 'opposite', words: [['begin', 'start']] });
  expect(await findings(repeatedIdea, bankOf({ wordCards: [similar, opposite] }))).toEqual([]);
});
