// Past papers, and the paper of a competition that is not closed yet (product §11.9).

import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getPaper, listPapers } from '#contract/competition.ts';
import { list, one } from '#web/testing/records.ts';
import { reply } from '#web/testing/server.ts';
import {
  closeCompetition,
  openCompetition,
  paper,
  questions,
  serveAt,
} from '../testing/open-competition.tsx';
import '../test/practice-page.tsx';
import './paper-page.tsx';
import './papers-page.tsx';

afterEach(closeCompetition);

it('a running paper says when it will be here, and promises no answers', async () => {
  serveAt(-60);
  reply(listPapers, list());
  reply(getPaper, one(704, { ...paper, questionsFrom: '2024-06-10T06:20:00.000Z' }));
  openCompetition('/competition/papers/1/704');
  await screen.findByText('This paper is not here yet');
  expect(screen.getByText(/on 10 June 2024, 11:50 am at the latest/)).toBeDefined();
  expect(screen.queryByText(/questions, with the right answers/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Practise with this paper' })).toBeNull();
});

it('two competitions of a day have a heading each', async () => {
  serveAt(-100_000);
  const record = (id: number, competition: number) => ({
    id,
    attributes: {
      competition,
      date: '20240609',
      standard: 'a-4th' as const,
      isCompleted: true,
      secondsPerQuestion: 40,
    },
  });
  reply(listPapers, list(record(704, 7), record(100_004, 1000)));
  openCompetition('/competition/papers');
  expect(
    await screen.findByRole('heading', { name: 'Competition 7 of 9 June 2024' }),
  ).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Competition 1000 of 9 June 2024' })).toBeDefined();
});

it('practice with the clock has the seconds of its competition, and without it none', async () => {
  serveAt(-100_000);
  const solved = questions.map((question) => ({
    ...question,
    ...{ answer: 0, why: 'Why.', whyNot: ['No.', 'No.', 'No.'] },
  }));
  const past = { ...paper, isCompleted: true, secondsPerQuestion: 15, questions: solved };
  reply(getPaper, one(704, past));
  const { unmount } = openCompetition('/competition/practice/704?timed=yes');
  await screen.findByText('The first question');
  expect(screen.getByRole('timer').textContent).toMatch(/^1[45] s left$/);
  unmount();
  openCompetition('/competition/practice/704');
  await screen.findByText('The first question');
  expect(screen.queryByRole('timer')).toBeNull();
});
