import { expect, test } from 'vitest';
import { choice, drag, findingsIn } from '../testing/sample.ts';
import { dragTiles } from './drag-tiles.ts';

test('a sentence of 4 to 10 words with its key once passes', async () => {
  expect(await findingsIn(dragTiles, drag(), choice())).toEqual([]);
  expect(await findingsIn(dragTiles, drag({ text: 'One two three four' }))).toEqual([]);
  expect(await findingsIn(dragTiles, drag({ text: 'a b c d e f g h i j' }))).toEqual([]);
});

test.each(['One two three', 'a b c d e f g h i j k'])(
  'too few or too many tiles: %s',
  async (text) => {
    expect(await findingsIn(dragTiles, drag({ text }))).toHaveLength(1);
  },
);

test('a key that comes back with another capital or mark is found', async () => {
  const text = 'The dog saw the dog.';
  expect(await findingsIn(dragTiles, drag({ text, answer: 1 }))).toHaveLength(1);
  expect(await findingsIn(dragTiles, drag({ text, answer: 2 }))).toEqual([]);
});
