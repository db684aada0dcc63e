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
  groupRank: 5,
  prize: null,
  isLate: false,
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

it.each([
  ['the server knows no result', 'result-unknown', 'This link does not open a result'],
  ['too many ask', 'RateLimitError', 'The result could not be loaded'],
] as const)('says why there is none, where %s', async (_, why, text) => {
  refuse(getResult, why);
  openResult();
  const main = within(await screen.findByRole('main'));
  expect(main.getByText(new RegExp(text))).toBeDefined();
});
