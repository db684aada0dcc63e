import { expect, test } from 'vitest';
import { choice, findingsIn } from '../testing/sample.ts';
import { negativeStem } from './negative-stem.ts';

const others = Array.from({ length: 19 }, () => choice());
const found = (title: string, text?: string) =>
  findingsIn(negativeStem, choice({ title, ...(text === undefined ? {} : { text }) }), ...others);

test('NOT in capitals passes, in small letters it is found', async () => {
  expect(await found('Which word is NOT a noun?')).toEqual([]);
  expect(await found('Which word is not a noun?')).toHaveLength(1);
  expect(await found('Choose the sentence.', "Which sentence doesn't ask?")).toHaveLength(1);
});

test.each([
  'Which word takes “a”, not “an”?',
  'Which word is “not”?',
  'Choose what we do not count.',
])('a negative that is only talked about passes: %s', async (title) => {
  expect(await found(title)).toEqual([]);
});

test('a negative sentence to read is no negative question', async () => {
  expect(await found('Choose the verb.', 'Anu did not ____ the bus.')).toEqual([]);
});

test('more than one in twenty is found', async () => {
  const negative = choice({ title: 'Which word is NOT a noun?' });
  expect(await findingsIn(negativeStem, negative, ...others)).toEqual([]);
  const [message] = await findingsIn(negativeStem, negative, negative, ...others);
  expect(message).toContain('2 of 21');
});
