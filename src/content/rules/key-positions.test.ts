import { expect, test } from 'vitest';
import {
  bankOf,
  choice,
  drag,
  findings,
  findingsIn,
  level,
  paper,
  paperQuestion,
  topic,
} from '../testing/sample.ts';
import { keyPositions } from './key-positions.ts';

const withKeys = (keys: string) =>
  [...keys].map((key, index) =>
    choice({ id: `basic-nouns-e1-${index + 10}`, answer: Number(key) }),
  );

test('keys spread over the four places pass', async () => {
  expect(await findingsIn(keyPositions, ...withKeys('01230123012301230123'))).toEqual([]);
});

/** Keys with the given count at each position, never two in a row at the same one. */
function spread(...counts: number[]): string {
  const left = [...counts];
  let keys = '';
  while (left.some((count) => count > 0)) {
    const others = left.map((count, place) => (keys.endsWith(String(place)) ? -1 : count));
    const place = others.indexOf(Math.max(...others));
    left[place] = (left[place] ?? 0) - 1;
    keys += place;
  }
  return keys;
}

test('15 % and 35 % are still allowed', async () => {
  expect(await findingsIn(keyPositions, ...withKeys(spread(3, 5, 5, 7)))).toEqual([]);
});

test('a place with too few keys and one with too many are found', async () => {
  const found = await findingsIn(keyPositions, ...withKeys(spread(2, 5, 5, 8)));
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('2 of 20 keys (10 %) stand at index 0');
  expect(found[1]).toContain('8 of 20 keys (40 %) stand at index 3');
});

test('three in a row pass, four are found at the fourth', async () => {
  const three = '00012312312301230123';
  expect(await findingsIn(keyPositions, ...withKeys(three))).toEqual([]);
  const four = '00001231231230123123';
  expect((await findingsIn(keyPositions, ...withKeys(four)))[0]).toContain('basic-nouns-e1-13');
});

test('a run continues into the next level, and across a drag question', async () => {
  const [head, tail] = ['01230123012301232100', '00123123012301231230'].map(withKeys);
  const levels = [level([...(head ?? []), drag({ answer: 3 })]), level(tail ?? [])];
  const found = await findings(keyPositions, bankOf({ topics: [topic(levels)] }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('in a row stand at index 0');
});

test('drag questions do not count', async () => {
  const drags = Array.from({ length: 10 }, () => drag({ answer: 4 }));
  expect(await findingsIn(keyPositions, ...withKeys('01230123'), ...drags)).toEqual([]);
});

test('a competition paper is held to the same', async () => {
  const papers = [paper(Array.from({ length: 4 }, () => paperQuestion()))];
  expect((await findings(keyPositions, bankOf({ papers }))).length).toBeGreaterThan(0);
});
