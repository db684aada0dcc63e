// What stands in another order on the sheet than in the file gives nothing away.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displaced, rngFrom } from '../../random/random.ts';
import { wordsOfBox } from './fill.ts';
import { tilesToOrder } from './order.ts';

it('no partner of a match stays beside its partner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.string(), (count, seed) => {
      const places = Array.from({ length: count }, (_, place) => place);
      const mixed = displaced(places, rngFrom(seed));
      expect([...mixed].sort()).toEqual(places);
      expect(mixed.some((item, place) => item === place)).toBe(false);
    }),
  );
});

it('the tiles of a sentence are never in its order, and the end mark comes last', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const tiles = tilesToOrder('where | does she | live?', rngFrom(seed));
    expect([...tiles].sort()).toEqual(['?', 'does she', 'live', 'where']);
    expect(tiles.at(-1)).toBe('?');
    expect(tiles.join(' ')).not.toBe('where does she live ?');
  }
});

it('without bars each word is a tile', () => {
  expect(tilesToOrder('go home now!', rngFrom('a')).sort()).toEqual(['!', 'go', 'home', 'now']);
});

it('the box holds the first answers and the words that are left over, in alphabetical order', () => {
  const texts = ['The {cow | buffalo} runs.', 'A {dog} and a {cow}.'];
  expect(wordsOfBox(undefined, texts)).toEqual([]);
  expect(wordsOfBox(true, texts)).toEqual(['cow', 'dog']);
  expect(wordsOfBox(['apple', 'Zoya'], texts)).toEqual(['apple', 'cow', 'dog', 'Zoya']);
});
