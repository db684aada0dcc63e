import { expect, test } from 'vitest';
import { pairLevel } from '#content/testing/sample.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { dropItSheet, wordCardSheet } from './pairs.ts';

const content = (level: PairLevel) => ({ file: 'games/x.yaml', value: [level], isWhole: true });
const cardsOf = (level: PairLevel) => wordCardSheet(content(level)).entries[0];
const slotsOf = (level: PairLevel) => dropItSheet(content(level)).entries[0];

const level = pairLevel();
const reversed = { ...level, words: level.words.toReversed() };
const right = [
  ['FAST', 'quick'],
  ['large', 'big'],
  ['glad', 'happy'],
  ['shut', 'close'],
  ['start', 'begin'],
];
const wrong = [['quick', 'close'], ['shut', 'fast'], ...right.slice(1, 3), ...right.slice(4)];
const faultOf = (given: string | string[][], entry = cardsOf(level)) => {
  const parsed = entry?.parse(given);
  return parsed?.ok === false ? parsed.fault : undefined;
};

test('the cards of a level are shown together, slots and tiles apart', () => {
  const [cards = ''] = cardsOf(level)?.lines ?? [];
  expect(cards.replace('cards: ', '').split(', ').sort()).toEqual(level.words.flat().sort());
  const [slots = '', tiles = ''] = slotsOf(level)?.lines ?? [];
  expect(slots).toMatch(/^slots: .*\bquick\b/);
  expect(tiles).toMatch(/^tiles: .*\bfast\b/);
});

test('the order of the file leaves no trace on the sheet', () => {
  const mirrored: PairLevel = { ...reversed, words: reversed.words.map(([a, b]) => [b, a]) };
  expect(cardsOf(mirrored)?.lines).toEqual(cardsOf(level)?.lines);
  expect(slotsOf(reversed)?.lines).toEqual(slotsOf(level)?.lines);
});

test('pairs are the key in any order, in either direction and in any capitals', () => {
  const parsed = {
    ok: true,
    isKey: true,
    answer: expect.stringMatching(/^fast – quick, large – big/),
  };
  expect(cardsOf(level)?.parse(right)).toMatchObject(parsed);
  expect(slotsOf(level)?.parse(right)).toMatchObject(parsed);
  const readings = 'fast – quick, large - big, glad – happy, shut – close, start – begin';
  expect(cardsOf(level)?.parse(readings)).toMatchObject(parsed);
});

test('of a partly wrong answer the wrong pairs are shown', () => {
  expect(cardsOf(level)?.parse(wrong)).toMatchObject({
    ok: true,
    isKey: false,
    said: 'quick – close, shut – fast',
  });
});

test('words that YAML takes for something else are words', () => {
  const truth = pairLevel({ pairs: 'opposite', words: [['true', 'false']] });
  expect(cardsOf(truth)?.parse([[true, false]])).toMatchObject({ isKey: true });
});

test('what is wrong with an answer is named', () => {
  expect(faultOf(right.slice(1))).toBe('a pair is missing: quick, fast left over.');
  expect(faultOf([['rapid', 'fast'], ...right.slice(1)])).toBe(
    'the level has no word “rapid”; a pair is missing: quick left over.',
  );
  expect(faultOf([...right, ['big', 'glad']])).toBe(
    '“big” stands there twice; “glad” stands there twice.',
  );
  expect(faultOf([['fast', 'quick', 'big', 'large'], ...right.slice(2)])).toBe(
    '“fast – quick – big – large” is not a pair of two words.',
  );
  expect(faultOf('fast')).toContain('“fast” is not a pair');
});

test('a slot takes a tile, not another slot', () => {
  const crossed = [
    ['big', 'shut'],
    ['large', 'close'],
    ...right.filter((_, index) => index % 2 === 0),
  ];
  expect(faultOf(crossed, slotsOf(level))).toBe(
    '“big – shut” are both slots; “large – close” are both tiles.',
  );
  expect(cardsOf(level)?.parse(crossed)).toMatchObject({ ok: true, isKey: false });
});
