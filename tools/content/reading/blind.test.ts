import { expect, test } from 'vitest';
import { word } from '#content/testing/sample.ts';
import { blindText } from './blind.ts';
import { selectEntries } from './sheets/sheet.ts';
import { wordSheet } from './sheets/words.ts';

const value = [word({ word: 'shy' }), word()];
const sheet = wordSheet({ file: 'vocabulary/words.yaml', value, isWhole: true });

test('a blind sheet says how to answer, then shows each entry under its label', () => {
  const [howTo, ...entries] = blindText(selectEntries(sheet, ['generous'])).split('\n\n');
  expect(howTo?.split('\n').every((line) => line.startsWith('# '))).toBe(true);
  expect(howTo).toContain('{id: …, answer: …}');
  expect(entries).toEqual([
    '2\nadjective\nhappy to give and share\nOur ____ neighbour gave every child a mango.',
  ]);
});
