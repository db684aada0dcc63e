import { expect, test } from 'vitest';
import { movableTiles, sentenceOf, tilesInOrder } from './sentence-tiles.ts';

test('tiles stand between bars, the end mark is a tile that stays', () => {
  expect(tilesInOrder('my sister | is feeding | the hens.')).toEqual([
    'my sister',
    'is feeding',
    'the hens',
    '.',
  ]);
  expect(movableTiles('where | are you?')).toEqual({ tiles: ['where', 'are you'], endMark: '?' });
});

test('without bars every word is a tile', () => {
  expect(movableTiles('we are here!')).toEqual({ tiles: ['we', 'are', 'here'], endMark: '!' });
});

test('a sentence without an end mark has none', () => {
  expect(movableTiles('a red | kite')).toEqual({ tiles: ['a red', 'kite'], endMark: '' });
});

test.each([
  ['my sister | is here.', 'My sister is here.'],
  ['“where | are you?” | asked | Meena.', '“Where are you?” asked Meena.'],
  ['Émile | is here.', 'Émile is here.'],
  ['12 | boys | play.', '12 boys play.'],
])('%s reads: %s', (text, sentence) => {
  expect(sentenceOf(text)).toBe(sentence);
});
