import { expect, test } from 'vitest';
import { bankOf, findings, word } from '../testing/sample.ts';
import { wordsOfTheDay } from './words-of-the-day.ts';

const found = (...words: ReturnType<typeof word>[]) => findings(wordsOfTheDay, bankOf({ words }));

test('a word shown by its sentence passes, in any of its forms', async () => {
  expect(await found(word())).toEqual([]);
  const weave = word({
    word: 'weave',
    type: 'verb',
    meaning: 'to make cloth',
    sentence: 'Nani wove a mat.',
  });
  const hurry = word({
    word: 'hurry',
    type: 'verb',
    meaning: 'to move fast',
    sentence: 'Anu hurried home.',
  });
  expect(await found(weave, hurry)).toEqual([]);
});

test('a word that comes twice is found', async () => {
  expect((await found(word(), word({ word: 'Generous' })))[0]).toContain(
    'repeats the word of entry 1',
  );
});

test('a sentence without the word is found', async () => {
  expect(await found(word({ sentence: 'She has generosity.' }))).toHaveLength(1);
});

test('a meaning that uses the word is found', async () => {
  expect(await found(word({ meaning: 'being generous' }))).toHaveLength(1);
});
