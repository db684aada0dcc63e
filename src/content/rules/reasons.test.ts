import { expect, test } from 'vitest';
import { choice, drag, findingsIn } from '../testing/sample.ts';
import { reasons } from './reasons.ts';

const words = (count: number) => Array.from({ length: count }, () => 'noun').join(' ');

test('short reasons that name no place pass', async () => {
  expect(await findingsIn(reasons, choice(), drag())).toEqual([]);
});

test('25 words are allowed, 26 are not', async () => {
  expect(await findingsIn(reasons, choice({ why: words(25) }))).toEqual([]);
  expect(await findingsIn(reasons, choice({ why: words(26) }))).toHaveLength(1);
});

test.each([
  'The first option is an action.',
  'Option B is a verb.',
  'Choice C is right.',
  'See (b).',
])('a reason that names a place is found: %s', async (why) => {
  expect(await findingsIn(reasons, choice({ why }))).toHaveLength(1);
});

test.each([
  'The first word takes a capital.',
  'She did not answer one.',
  'It is your choice a lot.',
])('a reason that only sounds like it passes: %s', async (why) => {
  expect(await findingsIn(reasons, choice({ why }))).toEqual([]);
});
