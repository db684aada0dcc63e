import { expect, test } from 'vitest';
import { choice, findingsIn, spot } from '../testing/sample.ts';
import { echoWord } from './echo-word.ts';

const text = 'The market opens early.';
const found = (options: string[]) => findingsIn(echoWord, choice({ text, options }));

test('a long word of the text in the key alone is found', async () => {
  expect((await found(['the market', 'the shop', 'a stall']))[0]).toContain('“market”');
});

test('the same word in a wrong option, or a short word, passes', async () => {
  expect(await found(['the market', 'a market', 'a stall'])).toEqual([]);
  expect(await found(['the stall', 'a shop', 'one shop'])).toEqual([]);
});

test('parts of the sentence are not echoes', async () => {
  expect(await findingsIn(echoWord, spot())).toEqual([]);
});
