import { expect, test } from 'vitest';
import { choice, findingsIn } from '../testing/sample.ts';
import { blankAndQuotes } from './blank-and-quotes.ts';

const found = (changes: Parameters<typeof choice>[0]) =>
  findingsIn(blankAndQuotes, choice(changes));

test('one blank, curly quotation marks in pairs and straight apostrophes pass', async () => {
  expect(await found({ text: "“Where is Meera's ____?” asked Nani." })).toEqual([]);
});

test('two blanks are found', async () => {
  expect(await found({ text: '____ cat sat on ____ mat.' })).toHaveLength(1);
});

test('a blank of another length is found', async () => {
  expect(await found({ text: 'The ___ sat.' })).toHaveLength(1);
  expect(await found({ text: 'The _____ sat.' })).toHaveLength(1);
});

test.each(['“Come here, said Anu.', 'Come here,” said Anu.', '“Come “here”, said Anu.'])(
  'quotation marks that do not pair up are found: %s',
  async (text) => {
    expect(await found({ text })).toHaveLength(1);
  },
);

test('straight quotation marks and curly apostrophes are found, in reasons too', async () => {
  expect(await found({ why: '"Puppy" names an animal.' })).toHaveLength(1);
  expect(await found({ title: 'Which is Meera’s?' })).toHaveLength(1);
});

test('the text may be empty only if the title asks the whole question', async () => {
  expect(await found({ text: '', title: 'Which word names an animal?' })).toEqual([]);
  expect(await found({ text: '', title: 'Naming words' })).toHaveLength(1);
});
