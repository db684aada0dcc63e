// What a rehearsal finds wrong (product §11.19).

import { expect, it } from 'vitest';
import { callTable, problemsOfCalls, problemsOfPlan, problemsOfRanking } from './findings.ts';

const call = (what: string, ms: number, problem: string | null = null) => ({ what, ms, problem });
const played = { id: 'a', answers: [1, 2], timeTaken: 7 };
const ranked = {
  participantId: 'a',
  standard: 'a-4th' as const,
  answers: [1, 2],
  timeTaken: 7,
  isLate: false,
};

it('nothing, where all calls are quick and the ranking knows what was sent', () => {
  expect(problemsOfCalls([call('a pick', 20), call('a key', 900)], -400)).toEqual([]);
  expect(problemsOfRanking([played], [ranked])).toEqual([]);
});

it('papers that are missing or published, and a site that knows another start', () => {
  const startsAt = new Date('2026-12-06T06:00:00Z');
  const isReady = { startsAt, arePapersReady: true, isRehearsal: false };
  expect(problemsOfPlan(isReady, startsAt.toISOString())).toEqual([]);
  const isUnready = { startsAt, arePapersReady: false, isRehearsal: true };
  expect(problemsOfPlan(isUnready, '2026-12-06T05:00:00.000Z')).toEqual([
    'papers are missing: `competition import-papers` brings them',
    'it is itself a rehearsal: its papers have been published',
    'the site says that it begins at 2026-12-06T05:00:00.000Z',
  ]);
});

it('calls that failed, that were slow, and clocks that differ', () => {
  const calls = [call('a pick', 5, '503 busy'), call('a key', 1_200), call('a pick', 9)];
  expect(problemsOfCalls(calls, -2_500)).toEqual([
    'calls that failed: 1, the first with: 503 busy',
    'one in twenty of “a key” took more than 1 s',
    'the site’s clock and this machine’s differ by 2.5 s',
  ]);
});

it.each([
  ['is missing', []],
  ['is late', [{ ...ranked, isLate: true }]],
  ['has other answers', [{ ...ranked, answers: [1, null] }]],
  ['has another time', [{ ...ranked, timeTaken: 8 }]],
])('an entry that %s', (_what, submissions) => {
  expect(problemsOfRanking([played], submissions)).toEqual([
    'entries that were not ranked as they were sent in: 1',
  ]);
});

it('entries that nobody sent', () => {
  expect(problemsOfRanking([], [ranked])).toEqual([
    'entries that were ranked and that no child sent in: 1',
  ]);
});

it('the table has a line for each kind of call', () => {
  const lines = callTable([call('a pick', 10), call('a pick', 30, '503'), call('a key', 5)]);
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['call', 'made', 'failed', 'median ms', 'p95 ms', 'longest ms'],
    ['a pick', '2', '1', '10', '10', '30'],
    ['a key', '1', '0', '5', '5', '5'],
  ]);
});
