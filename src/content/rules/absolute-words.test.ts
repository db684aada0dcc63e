import { expect, test } from 'vitest';
import { choice, findingsIn } from '../testing/sample.ts';
import { absoluteWords } from './absolute-words.ts';

const found = (options: string[]) => findingsIn(absoluteWords, choice({ options }));

test('“always” only in a wrong option is found', async () => {
  expect(
    await found(['A noun names things.', 'A noun always ends in s.', 'A noun acts.']),
  ).toHaveLength(1);
});

test('“never” in the key too, or as an option of its own, passes', async () => {
  expect(await found(['It never rains.', 'It always rains.', 'It rains.'])).toEqual([]);
  expect(await found(['often', 'never', 'always'])).toEqual([]);
});
