// A child's view of a completed test: the outcome of a practice test, and the result behind a link.

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getPaper } from '#contract/competition.ts';
import { getResult } from '#contract/competition-results.ts';
import { one } from '#web/testing/records.ts';
import { calls, refuse, reply } from '#web/testing/server.ts';
import {
  closeCompetition,
  openCompetition,
  paper,
  questions,
  serveAt,
} from '../testing/open-competition.tsx';
import '../test/practice-page.tsx';
import './result-page.tsx';

afterEach(() => {
  closeCompetition();
  history.replaceState(null, '', '/');
});

const solved = questions.map((question) => ({
  ...question,
  answer: 1,
  why: 'Because.',
  whyNot: ['One.', 'Two.', 'Three.'],
}));

it('finishing a practice test opens its outcome and announces the score', async () => {
  serveAt(-100_000);
  reply(getPaper, one(704, { ...paper, isCompleted: true, questions: solved }));
  const { user } = openCompetition('/competition/practice/704');
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
  for (const button of ['Next', 'Next', 'Finish']) {
    await press(/a boat/);
    await press(new RegExp(button));
  }
  const heading = screen.getByRole('heading', { name: 'You have finished the practice test' });
  expect(document.activeElement).toBe(heading);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await waitFor(() => expect(status.textContent).toBe('3 of 3 right'));
});

const TOKEN = 'abcdefghijklmnopqrstuv';
const result = {
  competition: 7,
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  date: '20240609',
  marks: 2,
  outOf: 3,
  seconds: 90,
  rank: 2,
  rankedOf: 40,
  answered: 3,
  groupStandards: [2, 3, 4, 5],
  groupRank: 5,
  groupRankedOf: 130,
  noRank: null,
  voided: [],
  prize: null,
  isNameShown: false,
  questions: solved.map((question) => ({ ...question, given: 1 })),
};

function openResult() {
  history.replaceState(null, '', `/competition/result#${TOKEN}`);
  serveAt(-100_000);
  return openCompetition(`/competition/result#${TOKEN}`);
}

it('a result opens complete: its first heading stays', async () => {
  reply(getResult, { data: result });
  openResult();
  const first = await screen.findByRole('heading', { level: 1 });
  expect(first.textContent).toBe("Ravi's result");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('heading', { level: 1 })).toBe(first);
  expect(calls).toHaveLength(1);
});

it('a result shows both ranks, and by which the prizes go', async () => {
  reply(getResult, { data: result });
  openResult();
  const figures = within((await screen.findByText('Marks')).closest('dl') as HTMLElement);
  expect(figures.getByText('Rank in standard 4').nextSibling?.textContent).toBe('2 of 40');
  expect(figures.getByText('Rank in standards 2 to 5').nextSibling?.textContent).toBe('5 of 130');
  expect(figures.getByText('Answered').nextSibling?.textContent).toBe('3 of 3');
  expect(screen.getByText(/prizes go by the rank in the group/)).toBeDefined();
  expect(screen.getByText(/At least as good as 97 of every 100 others/)).toBeDefined();
});

it.each([
  ['few others', { rank: 2, rankedOf: 20 }],
  ['a rank in the lower half', { rank: 31, rankedOf: 40 }],
  ['no rank', { rank: null, noRank: { because: 'late' as const, reason: null } }],
])('a result with %s is compared with nobody', async (_, change) => {
  reply(getResult, { data: { ...result, ...change } });
  openResult();
  await screen.findByText('Marks');
  expect(screen.queryByText(/of every 100 others/)).toBeNull();
});

it('a result says what was corrected and why it has no rank, in plain words', async () => {
  const voided = [{ standard: 'a-4th' as const, number: 12, reason: 'it had two right answers' }];
  const noRank = { because: 'set-aside' as const, reason: 'faster than anybody can read' };
  reply(getResult, { data: { ...result, rank: null, groupRank: null, voided, noRank } });
  openResult();
  expect(
    await screen.findByText(
      'Question 12 of standard 4 was taken out: it had two right answers. It counts as right for everybody.',
    ),
  ).toBeDefined();
  expect(screen.getByText(/The reason given: faster than anybody can read/)).toBeDefined();
  expect(screen.getAllByText('No rank')).toHaveLength(2);
});

it.each([
  ['the server knows no result', 'result-unknown', 'This link does not open a result'],
  ['too many ask', 'RateLimitError', 'The result could not be loaded'],
] as const)('says why there is none, where %s', async (_, why, text) => {
  refuse(getResult, why);
  openResult();
  const main = within(await screen.findByRole('main'));
  expect(main.getByText(new RegExp(text))).toBeDefined();
});
