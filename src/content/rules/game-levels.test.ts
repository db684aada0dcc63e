import { expect, test } from 'vitest';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { gameLevels } from './game-levels.ts';

const found = (...dropIt: ReturnType<typeof pairLevel>[]) =>
  findings(gameLevels, bankOf({ dropIt }));
const [first, ...rest] = pairLevel().words;

test('a level with five distinct pairs passes', async () => {
  expect(await found(pairLevel())).toEqual([]);
});

test('a pair too few is found', async () => {
  expect((await found(pairLevel({ words: rest })))[0]).toContain('4 pairs; it should have 5');
});

test('a word in two pairs of a level is found', async () => {
  const words = [...rest, ['glad', 'merry'] as [string, string]];
  expect((await found(pairLevel({ words })))[0]).toContain('“glad” stands there twice');
});

test('a level and a pair that come twice are found', async () => {
  expect((await found(pairLevel(), pairLevel()))[0]).toContain('This level stands there twice');
  const next: [string, string][] = [
    ['large', 'big'],
    ['ill', 'sick'],
    ['rock', 'stone'],
    ['jump', 'leap'],
    ['road', 'street'],
  ];
  const messages = await found(
    pairLevel({ words: [first ?? ['', ''], ...rest] }),
    pairLevel({ level: 2, words: next }),
  );
  expect(messages).toEqual(['similar easy 2: The pair large – big is already in similar easy 1.']);
});
