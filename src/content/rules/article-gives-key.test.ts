import { expect, test } from 'vitest';
import { choice, findingsIn } from '../testing/sample.ts';
import { articleGivesKey } from './article-gives-key.ts';

const found = (article: string, options: string[]) =>
  findingsIn(articleGivesKey, choice({ text: `She saw ${article} ____ there.`, options }));

test('an article that fits more than the key passes', async () => {
  expect(await found('an', ['owl', 'egg', 'kite'])).toEqual([]);
  expect(await found('the', ['owl', 'bat', 'kite'])).toEqual([]);
});

test('an article that fits only the key is found', async () => {
  expect(await found('an', ['owl', 'bat', 'kite'])).toHaveLength(1);
  expect(await found('a', ['kite', 'egg', 'owl'])).toHaveLength(1);
});

test('the sound counts, not the letter', async () => {
  expect(await found('a', ['uniform', 'egg', 'owl'])).toHaveLength(1);
  expect(await found('an', ['hour', 'horse', 'unicorn'])).toHaveLength(1);
  expect(await found('an', ['umbrella', 'unimportant day', 'bag'])).toEqual([]);
});
