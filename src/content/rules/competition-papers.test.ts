import { expect, test } from 'vitest';
import type { Competition } from '#domain/competition/competition-file.ts';
import { bankOf, findings, paper, paperQuestion } from '../testing/sample.ts';
import { competitionPapers } from './competition-papers.ts';

const seven: Competition = {
  id: 7,
  startsAt: new Date('2024-06-09T11:30:00+05:30'),
  promotedUntil: new Date('2024-06-09T11:40:00+05:30'),
  questionCount: 2,
  secondsPerQuestion: 40,
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
  testMinutes: 30,
  resultsWithinDays: 30,
  groups: { basic: [2, 3, 4, 5], intermediate: [6, 7, 8] },
  prizes: { basic: ['a', 'b', 'c'], intermediate: ['d', 'e', 'f'] },
  rules: { test: [], winners: [], fairness: [] },
};
const PATH = 'competition/7/competition.yaml';

function paperOf(standard: number, count = 2) {
  const made = paper(Array.from({ length: count }, () => paperQuestion()));
  return { ...made, value: { ...made.value, standard } };
}

const found = (papers: ReturnType<typeof paperOf>[], file = PATH) =>
  findings(
    competitionPapers,
    bankOf({ competitions: [{ file, value: seven, isWhole: true }], papers }),
  );

const all = [2, 3, 4, 5, 6, 7, 8].map((standard) => paperOf(standard));

test('a paper of the right length for each standard passes', async () => {
  expect(await found(all)).toEqual([]);
});

test('a paper that is missing or has another length is found', async () => {
  expect(await found([...all.slice(0, 5), paperOf(7, 3)])).toHaveLength(2);
});

test('a file with another name is found', async () => {
  expect(await found(all, 'competition/8/competition.yaml')).toHaveLength(1);
});
