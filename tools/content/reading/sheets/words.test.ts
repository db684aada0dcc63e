import { expect, test } from 'vitest';
import { word } from '#content/testing/sample.ts';
import { wordSheet } from './words.ts';

const sheet = wordSheet({
  file: 'vocabulary/words.yaml',
  isWhole: true,
  value: [
    word(),
    word({
      word: 'whisper',
      type: 'verb',
      meaning: 'to speak very softly',
      sentence: '“Sh,” Grandpa whispered.',
    }),
  ],
});
const [, whisper] = sheet.entries;

test('a word is shown by its number, type, meaning and sentence with a gap', () => {
  expect(whisper?.label).toBe('2');
  expect(whisper?.lines).toEqual(['verb', 'to speak very softly', '“Sh,” Grandpa ____.']);
});

test.each([
  ['whisper', true],
  ['Whispered', true],
  [' whispering ', true],
  ['murmur', false],
  ['wisper', false],
])('the answer %o is the key: %o', (given, isKey) => {
  expect(whisper?.parse(given)).toMatchObject({ ok: true, answer: given.trim(), isKey });
});

test.each([[2], [''], [['whisper', 'murmur']]])('%o is no word', (given) => {
  expect(whisper?.parse(given)).toMatchObject({ ok: false });
});
