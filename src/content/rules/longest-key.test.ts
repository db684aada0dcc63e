import { expect, test } from 'vitest';
import { choice, drag, findingsIn } from '../testing/sample.ts';
import { longestKey } from './longest-key.ts';

const long = choice({ options: ['the longest', 'short', 'shorter'], answer: 0 });
const short = choice({ options: ['the longest', 'short', 'shorter'], answer: 1 });
const level = (longest: number, of: number) =>
  Array.from({ length: of }, (_, index) => (index < longest ? long : short));

test('up to 40 % pass', async () => {
  expect(await findingsIn(longestKey, ...level(4, 10))).toEqual([]);
  expect(await findingsIn(longestKey, ...level(4, 9), drag())).toEqual([]);
});

test('more than 40 % of the questions is found', async () => {
  expect(await findingsIn(longestKey, ...level(5, 9), drag())).toHaveLength(1);
});

test('a key as long as another option is not the longest', async () => {
  const even = choice({ options: ['kites', 'boxes', 'cat'], answer: 0 });
  expect(await findingsIn(longestKey, even)).toEqual([]);
});
