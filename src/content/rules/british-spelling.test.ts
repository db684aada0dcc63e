import { expect, test } from 'vitest';
import { choice, findingsIn } from '../testing/sample.ts';
import { britishFor, britishSpelling } from './british-spelling.ts';

test.each([
  ['color', 'colour'],
  ['colorful', 'colourful'],
  ['organize', 'organise'],
  ['Organizing', 'organising'],
  ['analyzed', 'analysed'],
  ['organization', 'organisation'],
  ['center', 'centre'],
  ['gray', 'grey'],
  ["neighbor's", 'neighbour'],
])('%s is American for %s', (american, british) => {
  expect(britishFor(american)).toBe(british);
});

test.each([
  'size',
  'sizes',
  'prize',
  'seized',
  'capsize',
  'maize',
  'citizen',
  'horizon',
  'lizard',
  'wizard',
  'breeze',
  'puzzle',
  'colour',
  'organise',
  'meter',
  'program',
  'favourite',
  'dizzy',
  'size-wise',
])('%s is British', (word) => {
  expect(britishFor(word)).toBeUndefined();
});

test('an American form is found with the British one beside it', async () => {
  expect(await findingsIn(britishSpelling, choice({ text: 'My favorite ____ is red.' }))).toEqual([
    'basic-nouns-e1-01: “favorite” is American: write “favourite”.',
  ]);
});
