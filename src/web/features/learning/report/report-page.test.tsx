import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getReport, type ReportResponse, setWeeklySummary } from '#contract/learning.ts';
import { chooseLanguage } from '#web/language/language.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { learningRoutes } from '../routes.tsx';

const report: ReportResponse = {
  madeAt: '2026-11-22T06:00:00.000Z',
  weeks: [
    { from: '2026-11-09', items: 0, right: 0, minutes: 0 },
    { from: '2026-11-16', items: 24, right: 18, minutes: 21 },
  ],
  topics: [
    {
      topicId: 1,
      topic: 'Nouns',
      category: 'basic',
      solid: 1,
      lookAgain: 0,
      learning: 1,
      notBegun: 1,
      skills: [
        { skill: 'one and many', levelId: 11, state: 'learning' },
        { skill: 'naming words', levelId: 11, state: 'solid' },
        { skill: 'gender', levelId: 12, state: 'not-begun' },
      ],
    },
    {
      topicId: 2,
      topic: 'Pronouns',
      category: 'basic',
      solid: 0,
      lookAgain: 0,
      learning: 0,
      notBegun: 4,
      skills: [],
    },
  ],
  shakiest: [{ skill: 'one and many', topicId: 1, topic: 'Nouns', levelId: 11 }],
  mistakes: [
    {
      error: 'missing-plural-s',
      name: 'no -s for more than one',
      wrong: 'three parrot',
      right: 'three parrots',
      count: 3,
      isMended: false,
    },
  ],
  practised: { kind: 'this-week', items: 24, right: 18, minutes: 21, days: 2 },
  better: { kind: 'solid', skills: 1, skill: 'naming words', topic: 'Nouns' },
  together: {
    kind: 'shaky',
    skill: 'one and many',
    topic: 'Nouns',
    lesson: { topicId: 1, levelId: 11, title: 'One and many', rule: 'More than one takes -s.' },
  },
  hasWeeklySummary: false,
};

beforeEach(() => {
  const values = { id: 'a1', childsName: 'Ravi', token: 't1', tokenEndsAt: Date.now() + 900_000 };
  for (const [name, value] of Object.entries(values)) {
    localStorage.setItem(name, JSON.stringify(value));
  }
  reply(getReport, report);
});

afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
  localStorage.clear();
});

function open() {
  const login = { path: '/login', element: <h1>Login</h1> };
  return openRoutes([...learningRoutes, login], '/account/report');
}

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

it('says in three sentences what was practised, what is solid and what to do together', async () => {
  open();
  const short = await part('In short');
  expect(short.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This week your child practised on 2 days, for about 21 minutes, and got 18 of 24 questions right.',
    'One skill is solid: naming words (Nouns).',
    '“one and many” (Nouns) is not solid yet. Read the lesson “One and many” together: More than one takes -s.',
  ]);
  const toLevel = short.getByRole('link', { name: 'Go to this level' });
  expect(toLevel.getAttribute('href')).toBe('/quiz/playing?lvlid=11&src=single&topid=1');
});

it('shows the weeks, the latest first, the topics with their skills, and the mistakes', async () => {
  open();
  const weeks = await part('Week by week');
  const rows = weeks.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['16 Nov241821', '9 Nov000']);
  const topics = await part('Topic by topic');
  expect(
    topics.getByText('1 solid, 0 to look at again, 1 being learnt, 1 not begun'),
  ).toBeDefined();
  const skills = topics.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(skills).toEqual([
    'naming words (Solid)',
    'one and many (Being learnt)',
    'gender (Not begun)',
  ]);
  expect(topics.getByText('Not begun yet: Pronouns (Basic).')).toBeDefined();
  const mistakes = await part('Mistakes that return');
  expect(mistakes.getByText('3 times in 60 days')).toBeDefined();
});

it('switches the weekly summary on, and back off if the server refuses', async () => {
  reply(setWeeklySummary, { isWanted: true });
  open();
  const summary = await part('Every week by WhatsApp');
  const box = summary.getByRole('checkbox');
  await userEvent.click(box);
  expect(calls.at(-1)).toMatchObject({
    path: '/api/user/weekly-summary',
    body: { isWanted: true },
  });
  expect(await summary.findByText('You will get the summary on Sundays.')).toBeDefined();
});

it('leads a visitor to login', async () => {
  localStorage.clear();
  const { router } = open();
  await screen.findByRole('heading', { name: 'Login' });
  expect(router.state.location.pathname).toBe('/login');
});

it('offers a retry if it fails to load', async () => {
  noNetwork(getReport);
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  reply(getReport, report);
  await userEvent.click(again);
  await part('In short');
});
