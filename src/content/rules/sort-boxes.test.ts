import { expect, test } from 'vitest';
import { findingsIn, sort } from '../testing/sample.ts';
import { sortBoxes } from './sort-boxes.ts';

const box = (name: string, ...words: string[]) => ({ name, words, why: 'They belong here.' });

test('boxes of two to four short words pass', async () => {
  expect(await findingsIn(sortBoxes, sort())).toEqual([]);
});

test('a box of one word or of five is found', async () => {
  const boxes = [box('one', 'a'), box('many', 'b', 'c', 'd', 'e', 'f')];
  expect(await findingsIn(sortBoxes, sort({ boxes }))).toHaveLength(2);
});

test('what is sorted has three words at most', async () => {
  const boxes = [box('a', 'a cup of tea', 'the', 'an'), box('b', 'two old cups', 'one')];
  expect(await findingsIn(sortBoxes, sort({ boxes }))).toEqual([
    'basic-nouns-e1-12: What is sorted has 3 words at most: a cup of tea',
  ]);
});
