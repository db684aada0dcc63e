import { expect, test } from 'vitest';
import { bankOf, choice, findings, level, paper, paperQuestion, topic } from '../testing/sample.ts';
import { keyChance } from './key-chance.ts';

const errors = Array.from({ length: 3 }, () => 'missing-plural-s');
/** A topic whose keys stand so often at each position. */
const topicWith = (
  counts: number[],
  order = 1,
  changes: Parameters<typeof choice>[0] = { errors },
) =>
  topic(
    [
      level(
        counts.flatMap((count, answer) =>
          Array.from({ length: count }, () => choice({ answer, ...changes })),
        ),
      ),
    ],
    { order },
    `quiz/basic/0${order}.yaml`,
  );
const found = (...topics: ReturnType<typeof topic>[]) => findings(keyChance, bankOf({ topics }));

test('keys within chance pass', async () => {
  expect(await found(topicWith([7, 10, 12, 13]))).toEqual([]);
});

test('keys far from chance are found, in the topic, its category and the bank', async () => {
  const faults = await found(topicWith([2, 5, 17, 18]));
  expect(faults).toHaveLength(3);
  expect(faults[0]).toBe(
    'file: Of the questions with 4 options the keys stand 2 / 5 / 17 / 18: too uneven for chance (p = 0.00026).',
  );
});

test('questions with three options are counted for themselves', async () => {
  const three = { options: ['a', 'b', 'c'], errors: errors.slice(1) };
  expect((await found(topicWith([2, 2, 20], 1, three)))[0]).toContain('with 3 options');
});

test('small leanings of the topics add up over the bank', async () => {
  const topics = [1, 2, 3].map((order) => topicWith([6, 7, 14, 15], order));
  expect(await found(topics[0] as ReturnType<typeof topic>)).toEqual([]);
  expect((await found(...topics)).length).toBe(2);
});

test('a category or the bank is not held to it while a file has entries that could not be read', async () => {
  const partial = { ...topicWith([1, 1, 20, 20], 9), isWhole: false };
  const others = [1, 2, 3].map((order) => topicWith([6, 7, 14, 15], order));
  expect(await found(partial, ...others)).toEqual([]);
});

test('papers are counted each for itself and together', async () => {
  const paperWith = (counts: number[]) =>
    paper(
      counts.flatMap((count, answer) =>
        Array.from({ length: count }, () =>
          paperQuestion({ answer, options: ['a', 'b', 'c', 'd'], errors }),
        ),
      ),
    );
  const papersFound = (...papers: ReturnType<typeof paper>[]) =>
    findings(keyChance, bankOf({ papers }));
  expect(await papersFound(paperWith([5, 6, 9, 10]))).toEqual([]);
  expect(await papersFound(...[1, 2, 3].map(() => paperWith([4, 6, 9, 11])))).toEqual([
    'file: Of the questions with 4 options the keys stand 12 / 18 / 27 / 33: too uneven for chance (p = 0.0089).',
  ]);
});
