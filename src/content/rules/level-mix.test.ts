import { expect, test } from 'vitest';
import {
  bankOf,
  choice,
  drag,
  findings,
  findingsIn,
  level,
  spot,
  topic,
} from '../testing/sample.ts';
import { levelMix } from './level-mix.ts';

const seven = Array.from({ length: 7 }, () => choice());

test('seven to choose, two to find, one to drag pass', async () => {
  expect(await findingsIn(levelMix, ...seven, spot(), spot(), drag())).toEqual([]);
});

test('another mix is found, with what is there', async () => {
  const [message] = await findingsIn(levelMix, ...seven, spot(), drag(), drag());
  expect(message).toContain('1 spot (should be 2), 2 drag (should be 1)');
});

test('a file with unreadable questions is not counted', async () => {
  const broken = { ...topic([level([choice()])]), isWhole: false };
  expect(await findings(levelMix, bankOf({ topics: [broken] }))).toEqual([]);
});
