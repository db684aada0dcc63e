import { expect, test } from 'vitest';
import type { PairReading } from '#domain/word-game/pair-reading-file.ts';
import { bankOf, findings, pairLevel } from '../testing/sample.ts';
import { strayPairReading } from './stray-pair-reading.ts';

const reading: PairReading = {
  pairs: 'similar',
  words: ['large', 'big'],
  sense: 'of great size',
  sentence: 'The banyan is a large tree.',
};
const found = (...pairReadings: PairReading[]) =>
  findings(strayPairReading, bankOf({ dropIt: [pairLevel()], pairReadings }));

test('a reading of a pair that is played passes', async () => {
  expect(await found(reading)).toEqual([]);
});

test('a reading without a pair, a second one, and one without its words are found', async () => {
  expect(await found({ ...reading, words: ['huge', 'tiny'], sentence: 'Huge!' })).toHaveLength(1);
  expect(await found(reading, reading)).toHaveLength(1);
  expect(await found({ ...reading, sentence: 'The banyan is a tree.' })).toHaveLength(1);
});
