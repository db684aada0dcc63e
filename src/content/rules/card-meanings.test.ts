import { expect, test } from 'vitest';
import type { PairKind } from '#domain/word-game/pair-level.ts';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { cardMeanings } from './card-meanings.ts';

function found(pairs: PairKind, pair: [string, string], ...meanings: string[]): Promise<string[]> {
  const level = { ...pairLevel({ pairs }), words: [{ pair, meanings }] };
  const wordCards = { file: 'games/word-cards.yaml', value: [level], isWhole: true };
  return findings(cardMeanings, { ...bankOf({}), wordCards });
}

test('one meaning for two similar words, two for two opposite ones', async () => {
  expect(await found('similar', ['big', 'large'], 'of more than the usual size')).toEqual([]);
  expect(await found('opposite', ['up', 'down'], 'to a higher place', 'to a lower place')).toEqual(
    [],
  );
});

test('a meaning too few or too many is found', async () => {
  expect(await found('opposite', ['up', 'down'], 'to a higher place')).toEqual([
    'opposite easy 1: up – down has 1 meaning; it should have 2.',
  ]);
  expect(await found('similar', ['big', 'large'], 'of great size', 'not small')).toEqual([
    'similar easy 1: big – large has 2 meanings; it should have 1.',
  ]);
});

test('a meaning that uses a word of its pair is found', async () => {
  expect(await found('similar', ['begin', 'start'], 'starting to do something')).toEqual([
    'similar easy 1: begin – start: the meaning uses “start”: starting to do something',
  ]);
});

test('one meaning for two opposite words is found', async () => {
  expect(await found('opposite', ['up', 'down'], 'a direction', 'a direction')).toEqual([
    'opposite easy 1: up – down: both words have the same meaning.',
  ]);
});

test('a sentence and a long meaning are found', async () => {
  expect(await found('similar', ['big', 'large'], 'Of more than the usual size.')).toEqual([
    'similar easy 1: big – large: a meaning is no sentence: Of more than the usual size.',
  ]);
  const long = 'of a size that is more than what most things of the same kind have got';
  expect(await found('similar', ['big', 'large'], long)).toEqual([
    `similar easy 1: big – large: the meaning has 16 words, at most 14 should: ${long}`,
  ]);
});
