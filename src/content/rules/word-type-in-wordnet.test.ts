import { expect, test } from 'vitest';
import { bankOf, findings, word } from '../testing/sample.ts';
import { wordTypeInWordnet } from './word-type-in-wordnet.ts';

const found = (changes: Parameters<typeof word>[0]) =>
  findings(wordTypeInWordnet, bankOf({ words: [word(changes)] }));

test('a type that WordNet knows passes', async () => {
  expect(await found({ word: 'generous', type: 'adjective' })).toEqual([]);
  expect(await found({ word: 'gently', type: 'adverb' })).toEqual([]);
});

test('a type that WordNet does not know is found, with those it does', async () => {
  expect((await found({ word: 'generous', type: 'noun' }))[0]).toContain('knows it as adjective');
});

test('prepositions and unknown words are left to the readers', async () => {
  expect(await found({ word: 'beneath', type: 'preposition' })).toEqual([]);
  expect(await found({ word: 'rangoli', type: 'verb' })).toEqual([]);
});
