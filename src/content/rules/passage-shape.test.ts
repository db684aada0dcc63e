import { expect, test } from 'vitest';
import { bankOf, findings, findingsIn, level, passage, topic } from '../testing/sample.ts';
import { passageShape } from './passage-shape.ts';

type Places = ReturnType<typeof passage>['places'];

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const places = ({ at, options }: { at: number; options: string[] }): Places =>
  passage().places.map((place, index) => (index === at ? { ...place, options, answer: 0 } : place));

test('a passage passes', async () => {
  expect(await findingsIn(passageShape, passage())).toEqual([]);
});

test('50 to 120 words are right with the answers in place', async () => {
  // The answers are: no article, solar cooker, three moons, an.
  const ofWords = (count: number) =>
    passage({ text: `${words(count - 5)} ____ [solar cooker] [three moon] ____` });
  const counts = [49, 50, 120, 121];
  const faults = await Promise.all(counts.map((count) => findingsIn(passageShape, ofWords(count))));
  expect(faults.map(({ length }) => length)).toEqual([1, 0, 0, 1]);
});

test.each([
  [0, ['the', 'the', 'no article'], 'twice'],
  [1, ['No mistake', 'solar cookers'], 'last option'],
  [1, ['solar cookers', 'solar cookies'], 'last option'],
  [1, ['solar cooker', 'No mistake'], 'says that already'],
  [3, ['a', 'No mistake'], 'gap'],
])('in place %i %j is found: %s', async (at, options, message) => {
  const found = await findingsIn(passageShape, passage({ places: places({ at, options }) }));
  expect(found.join()).toContain(message);
});

const found = (...passages: ReturnType<typeof passage>[]) =>
  findings(passageShape, bankOf({ topics: [topic([level(passages)])] }));

const withKeys = (...keys: number[]) =>
  passage({ places: passage().places.map((place, at) => ({ ...place, answer: keys[at] ?? 0 })) });

test('the keys of a topic are not all at one place', async () => {
  const [message] = await found(withKeys(1, 1, 1, 1), withKeys(1, 1, 1, 1));
  expect(message).toContain('index 1');
  expect(await found(withKeys(1, 1, 0, 1), withKeys(1, 1, 1, 1))).toEqual([]);
});

test('that nothing is wrong or missing is sometimes the key, not never and not always', async () => {
  expect((await found(withKeys(0, 0, 0, 1), withKeys(1, 0, 0, 1)))[0]).toContain('never');
  expect((await found(withKeys(2, 1, 1, 1), withKeys(2, 1, 1, 0)))[0]).toContain('always');
});
