import { expect, test } from 'vitest';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { pairInWordnet } from './pair-in-wordnet.ts';

const sad: [string, string] = ['happy', 'sad'];
const reading = {
  pairs: 'opposite',
  words: ['sad', 'happy'],
  sense: 'feeling joy',
  sentence: 'Sad or happy?',
} as const;

test('pairs that WordNet confirms pass', async () => {
  const opposite = pairLevel({
    pairs: 'opposite',
    words: [
      ['hot', 'cold'],
      ['push', 'pull'],
    ],
  });
  expect(await findings(pairInWordnet, bankOf({ dropIt: [pairLevel(), opposite] }))).toEqual([]);
});

test('a pair that it does not confirm is found until a reader has vouched for it', async () => {
  const dropIt = [pairLevel({ pairs: 'opposite', words: [sad] })];
  expect(await findings(pairInWordnet, bankOf({ dropIt }))).toHaveLength(1);
  const pairReadings = [{ ...reading, words: [...reading.words] as [string, string] }];
  expect(await findings(pairInWordnet, bankOf({ dropIt, pairReadings }))).toEqual([]);
});

test('a reading as opposites does not vouch for them as similar', async () => {
  const dropIt = [pairLevel({ words: [sad] })];
  const pairReadings = [{ ...reading, words: [...reading.words] as [string, string] }];
  expect(await findings(pairInWordnet, bankOf({ dropIt, pairReadings }))).toHaveLength(1);
});
