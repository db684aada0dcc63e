import { expect, test } from 'vitest';
import { areAntonyms, areOpposite, areSimilar, areSynonyms } from './word-relations.ts';
import { partsOfSpeechOf, sensesOf } from './wordnet.ts';

test('a word is found in its parts of speech', () => {
  expect(partsOfSpeechOf('generous')).toEqual(['adjective']);
  expect(partsOfSpeechOf('run')).toEqual(['noun', 'verb']);
  expect(partsOfSpeechOf('give up')).toEqual(['verb']);
  expect(partsOfSpeechOf('rangoli')).toEqual([]);
});

test('the first and the last word of an index are found', () => {
  expect(sensesOf("'hood", 'noun')).toHaveLength(1);
  expect(sensesOf('zymotic', 'adjective').length).toBeGreaterThan(0);
});

test('words of one synset are synonyms', () => {
  expect(areSynonyms('big', 'large')).toBe(true);
  expect(areSynonyms('big', 'green')).toBe(false);
});

test('similar goes one step, to a neighbour or a word above, not across to a sister', () => {
  expect(areSimilar('brave', 'bold')).toBe(true);
  expect(areSimilar('apple', 'pear')).toBe(false);
});

test('opposites are antonyms or similar to antonyms', () => {
  expect(areAntonyms('hot', 'cold')).toBe(true);
  expect(areAntonyms('quick', 'slow')).toBe(false);
  expect(areOpposite('quick', 'slow')).toBe(true);
  expect(areOpposite('big', 'green')).toBe(false);
});
