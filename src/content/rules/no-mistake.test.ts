import { expect, test } from 'vitest';
import { findingsIn, spot } from '../testing/sample.ts';
import { noMistake } from './no-mistake.ts';

const options = ['Meena put', 'two book', 'on the shelf', 'No mistake'];
const whyNot = ['It is right.', 'It is right.', 'Look at “two book”.'];
/** A topic with the keys of its find-the-mistake questions; 3 is “No mistake”. */
const found = (keys: string, changes: Parameters<typeof spot>[0] = {}) =>
  findingsIn(
    noMistake,
    ...[...keys].map((key, index) =>
      spot({
        id: `basic-nouns-e1-${index + 10}`,
        options,
        whyNot,
        answer: Number(key),
        ...changes,
      }),
    ),
  );

test('mistakes in all parts, and two or three of twelve with none, pass', async () => {
  expect(await found('012301201201')).toHaveLength(1);
  expect(await found('012301230120')).toEqual([]);
  expect(await found('012301230123')).toEqual([]);
});

test('too many sentences without a mistake are found', async () => {
  expect(await found('012301330123')).toEqual([
    'file: 4 of 12 find-the-mistake questions have no mistake; it should be one in five.',
  ]);
});

test('a part that hardly ever holds the mistake is found', async () => {
  expect(await found('010301030121')).toEqual([
    'file: 1 of 10 mistakes are in part 3 of 3; it should be 2 or more.',
  ]);
});

test('a question that does not offer it, or not as its last option, is found', async () => {
  const last = 'The last option, and no other, should be “No mistake”.';
  expect(await found('0', { options: options.slice(0, 3) })).toContain(
    `basic-nouns-e1-10: ${last}`,
  );
  expect(await found('0', { options: options.toReversed() })).toContain(
    `basic-nouns-e1-10: ${last}`,
  );
});
