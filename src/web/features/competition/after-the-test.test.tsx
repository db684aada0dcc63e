// What a child sees of a test that is over: the outcome of a practice test, the result behind a link.

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  closeCompetition,
  notFound,
  openCompetition,
  questions,
  serveAt,
} from './testing/open-competition.tsx';
import './practice-page.tsx';
import './result-page.tsx';

afterEach(() => {
  closeCompetition();
  history.replaceState(null, '', '/');
});

const solved = questions.map((question) => ({ ...question, answer: 1, why: 'Because.' }));
const paper = { competition: 7, standard: 'a-4th', date: '2024-06-09', isCompleted: true };

it('finishing a practice test leads to its outcome, whose score is said', async () => {
  const attributes = { ...paper, questions: solved };
  serveAt(-100_000, {
    '/api/comp-questions/704': () => [200, { data: { id: 704, attributes } }],
  });
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
  childsName: 'Ravi',
  standard: 'a-4th',
  date: '2024-06-09',
  marks: 2,
  outOf: 3,
  seconds: 90,
  rank: 2,
  rankedOf: 40,
  prize: null,
  isLate: false,
  isNameShown: false,
  questions: solved.map((question) => ({ ...question, given: 1 })),
};

function openResult(reply: () => readonly [number, unknown]) {
  history.replaceState(null, '', `/competition/result#${TOKEN}`);
  const calls = serveAt(-100_000, { '/api/comp/result': reply });
  return { ...openCompetition(`/competition/result#${TOKEN}`), calls };
}

it('a result opens complete: its first heading stays', async () => {
  const { calls } = openResult(() => [200, { data: result }]);
  const first = await screen.findByRole('heading', { level: 1 });
  expect(first.textContent).toBe("Ravi's result");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('heading', { level: 1 })).toBe(first);
  expect(calls).toHaveLength(1);
});

it.each([
  ['the server knows no result', () => notFound, 'This link does not open a result'],
  ['too many ask', () => [429, {}] as const, 'The result could not be loaded'],
])('says why there is none, where %s', async (_, reply, text) => {
  openResult(reply);
  const main = within(await screen.findByRole('main'));
  expect(main.getByText(new RegExp(text))).toBeDefined();
});
