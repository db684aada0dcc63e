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
} from '../sample.ts';
import { keyPositions } from './key-positions.ts';

const withKeys = (keys: string) =>
  [...keys].map((key, index) =>
    choice({ id: `basic-nouns-e1-${index + 10}`, answer: Number(key) }),
  );

test('keys spread over the four places pass', async () => {
  expect(await findingsIn(keyPositions, ...withKeys('01230123012301230123'))).toEqual([]);
});

test('15 % and 35 % are still allowed', async () => {
  // Of 20 keys: 3 at the first place (15 %), 7 at the last (35 %).
  expect(
    await findingsIn(
      keyPositions,
      ...withKeys('33012301230123123123'.replace('0123012', '0123012')),
    ),
  ).toEqual([]);
});

test('a place with too few keys and one with too many are found', async () => {
  const found = await findingsIn(keyPositions, ...withKeys('01212312312312312312'));
  expect(found.some((message) => message.includes('1 of 20 keys (5 %) stand at index 0'))).toBe(
    true,
  );
  expect(found.some((message) => message.includes('index 2'))).toBe(true);
});

test('three in a row pass, four are found at the fourth', async () => {
  const three = '00012312312301230123';
  expect(await findingsIn(keyPositions, ...withKeys(three))).toEqual([]);
  const four = '00001231231230123123';
  expect((await findingsIn(keyPositions, ...withKeys(four)))[0]).toContain('basic-nouns-e1-13');
});

test('a run goes on over the next level, and over a drag question', async () => {
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
