import { expect, test } from 'vitest';
import { expected } from '../bank/expected.ts';
import { bankOf, emptyBank, topic } from '../testing/sample.ts';
import { missingFrom } from './how-much.ts';

const amounts = (changes: Partial<typeof expected.words>) => ({
  ...expected,
  words: { ...expected.words, ...changes },
});
const ofWords = (problems: ReturnType<typeof missingFrom>) =>
  problems.filter(({ id }) => id === 'words of the day');

test('what is missing is advice while a collection is written, an error once it is complete', () => {
  expect(ofWords(missingFrom(emptyBank, amounts({ isComplete: false })))[0]?.severity).toBe(
    'advice',
  );
  expect(ofWords(missingFrom(emptyBank, amounts({ isComplete: true })))[0]?.severity).toBe('error');
});

test('nothing is said of a collection that has its number', () => {
  expect(ofWords(missingFrom(emptyBank, amounts({ count: 0, isComplete: true })))).toEqual([]);
});

test('missing topics are named', () => {
  const [topics] = missingFrom(bankOf({ topics: [topic([])] }));
  expect(topics?.message).toContain('1 of 28 quiz topics. Missing: basic/pronouns,');
  expect(topics?.message).not.toContain('basic/nouns');
});
