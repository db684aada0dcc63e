import fc from 'fast-check';
import { expect, it } from 'vitest';
import { occurrencesOf } from './letter-square.ts';
import { makeWordSearch, proofOf } from './word-search.ts';
import { faultOfHiddenWords, lettersOf } from './words.ts';

const words = ['bangle', 'carrot', 'honey', 'kettle', 'paper', 'soap'];
const hiddenWords = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 5, maxLength: 12 })
  .filter((list) => faultOfHiddenWords(list.map(lettersOf)) === undefined);

it('holds each listed word exactly once, wherever one looks', () => {
  fc.assert(
    fc.property(hiddenWords, fc.string(), fc.boolean(), (list, seed, isEasy) => {
      const made = makeWordSearch(list, { seed, isEasy });
      for (const word of list.map(lettersOf)) {
        expect(occurrencesOf(made?.square ?? [], word)).toHaveLength(1);
      }
    }),
    { numRuns: 60 },
  );
});

it('a word that holds a rude one can be hidden; by chance none comes about', () => {
  const fruit = ['grape', 'shell', 'button', 'peacock', 'title'];
  expect(makeWordSearch(fruit, { seed: 'a', isEasy: false })).toBeDefined();
  expect(proofOf(['CATX', 'FART'], ['CAT'])).toBeUndefined();
});

it('is the same for the same seed, and another for another', () => {
  const made = (seed: string) => makeWordSearch(words, { seed, isEasy: true })?.square;
  expect(made('a')).toEqual(made('a'));
  expect(made('a')).not.toEqual(made('b'));
});

it('hides no word backwards from young children', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const { from, to } of makeWordSearch(words, { seed, isEasy: true })?.found ?? []) {
      expect(to.row >= from.row && to.column >= from.column).toBe(true);
    }
  }
});

it('a square with a listed word twice, or not at all, proves nothing', () => {
  expect(proofOf(['CATX', 'XXXX', 'XTAC'], ['CAT'])).toBeUndefined();
  expect(proofOf(['CAXT'], ['CAT'])).toBeUndefined();
  expect(proofOf(['CATX'], ['CAT'])).toEqual([
    { word: 'CAT', from: { row: 0, column: 0 }, to: { row: 0, column: 2 } },
  ]);
});

it('words that could be found twice are refused', () => {
  expect(faultOfHiddenWords(['MAN', 'WOMAN'])).toContain('MAN');
  expect(faultOfHiddenWords(['TAP', 'PATH'])).toContain('TAP');
  expect(faultOfHiddenWords(['LEVEL', 'CAT'])).toContain('backwards');
});
