import { expect, test } from 'vitest';
import { bankOf, findings, topic } from '../testing/sample.ts';
import { freeTopic } from './free-topic.ts';

const first = { order: 1, isFree: true };
const second = { order: 2, isFree: false };
const found = (...heads: { order: number; isFree: boolean }[]) =>
  findings(freeTopic, bankOf({ topics: heads.map((head) => topic([], head)) }));

test('the first topic free, the others not', async () => {
  expect(await found(first, second)).toEqual([]);
});

test('a first topic that is not free and a later one that is are found', async () => {
  expect(await found({ ...first, isFree: false })).toHaveLength(1);
  expect(await found(first, { ...second, isFree: true })).toHaveLength(1);
});
