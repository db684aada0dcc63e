import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getPath, type Path } from '#contract/path.ts';
import { getProgress, listTopics, saveQuizScore } from '#contract/quiz.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { texts } from '#web/platform/texts.ts';
import { list } from '#web/testing/records.ts';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { onCleanDevice, openQuiz, remember } from '../testing/quiz-for-tests.tsx';

onCleanDevice();

const topic = (id: number, name: string, order: number, isFree: boolean) => ({
  id,
  attributes: {
    topic: name,
    levels: [1, 2, 4, 5].map((n) => id * 10 + n),
    easy: 2,
    hard: 2,
    order,
    category: 'basic' as const,
    isFree,
  },
});
beforeEach(() => {
  reply(listTopics, list(topic(2, 'Verbs', 2, false), topic(1, 'Nouns', 1, true)));
  noNetwork(getProgress);
  noNetwork(getPath);
});

interface Stored {
  childsName?: string;
  role?: string;
  kept?: number[];
}

const NO_PATH: Path = { place: null, next: null, questions: [], topics: [] };
const SINGLE = '/quiz/topics?src=single';
const result = (levelId: number, score: number) => ({ levelId, score, length: 10 });

it('shows the topics in their order, the first one marked free, with the best stars so far', async () => {
  const played = [result(11, 10), result(12, 3), result(99, 10), { levelId: 14, score: 'many' }];
  remember({ standard1: 'basic', quizzes: { of: null, kept: played } });
  openQuiz(SINGLE);
  await screen.findByRole('heading', { name: 'Nouns', level: 2 });
  const cards = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Play Now'));
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Nouns',
    'Verbs',
  ]);
  const [nouns, verbs] = cards.map((card) => within(card));
  expect(nouns?.getByText('Free')).toBeDefined();
  expect(verbs?.queryByText('Free')).toBeNull();
  expect(nouns?.getByText('4 of 12 stars')).toBeDefined();
});

it.each([
  ['the first one', {}, 'Nouns'],
  [
    'the one after a topic with two stars at every level',
    { childsName: 'Asha', role: 'member', kept: [11, 12, 14, 15] },
    'Verbs',
  ],
  ['none that is locked', { kept: [11, 12, 14, 15] }, null],
])('Gilli calls from %s', async (_, { kept = [], ...stored }: Stored, name) => {
  const quizzes = { of: null, kept: kept.map((levelId) => result(levelId, 6)) };
  remember({ standard1: 'basic', quizzes, ...stored });
  openQuiz(SINGLE);
  await screen.findByRole('heading', { name: 'Nouns', level: 2 });
  const house = screen.queryByText('Come in!')?.closest('li') ?? null;
  expect(house?.querySelector('h2')?.textContent ?? null).toBe(name);
});

it('turns a card to its levels, which lead to the game', async () => {
  remember({ standard1: 'basic', quizzes: { of: null, kept: [result(11, 8)] } });
  const { user } = openQuiz(SINGLE);
  await user.click(await screen.findByRole('button', { name: 'Play Now: Nouns' }));
  const level = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(level('Nouns, Easy, level 1, 2 of 3 stars')).toBe(
    '/quiz/playing?lvlid=11&src=single&topid=1',
  );
  expect(level('Nouns, Hard, level 2')).toBe('/quiz/playing?lvlid=15&src=single&topid=1');
});

it('leads to the waiting room in a room, its code only ever a part of the address', async () => {
  remember({ standard1: 'basic' });
  openQuiz('/quiz/topics?code=a%26b%3D1');
  const link = await screen.findByRole('link', { name: 'Nouns, Easy, level 2' });
  expect(link.getAttribute('href')).toBe('/quiz/waiting?code=a%26b%3D1&lvlid=12&topid=1');
});

it.each([
  ['visitor', {}, '/login'],
  ['signed-in non-member', { childsName: 'Asha', role: 'user' }, '/member'],
  ['member', { childsName: 'Asha', role: 'member' }, '/quiz/playing?lvlid=21&src=single&topid=2'],
])('leads a %s from a level of a paid topic on', async (_, stored, href) => {
  remember({ standard1: 'basic', ...stored });
  openQuiz(SINGLE);
  const link = await screen.findByRole('link', { name: /^Verbs, Easy, level 1/ });
  expect(link.getAttribute('href')).toBe(href);
});

it('remembers the locked level that was chosen', async () => {
  remember({ standard1: 'basic' });
  const { user } = openQuiz(SINGLE);
  await user.click(await screen.findByRole('button', { name: 'Play Now: Verbs' }));
  const lock = screen.getByRole('link', { name: 'Verbs, Easy, level 1, locked' });
  await user.click(lock);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(readReturnPath()).toBeNull();
  await user.click(lock);
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: '/login' });
  expect(readReturnPath()).toBe('/quiz/playing?lvlid=21&src=single&topid=2');
});

it("shows the server's stars for a signed-in child if they are better", async () => {
  const quizzes = { of: 'u-1', kept: [result(11, 3), result(12, 10)] };
  remember({ standard1: 'basic', id: 'u-1', childsName: 'Asha', role: 'user', quizzes });
  const levels = [{ ...result(11, 10), topicId: 1, stars: 3 }];
  reply(getProgress, { levels, topics: [] });
  reply(saveQuizScore, { message: '', score: 10, stars: 3 });
  reply(getPath, NO_PATH);
  openQuiz(SINGLE);
  expect(await screen.findByText('6 of 12 stars')).toBeDefined();
});

it('says how many skills of a topic are solid, and Gilli calls where the path goes on', async () => {
  remember({ standard1: 'basic', id: 'u-1', childsName: 'Asha', role: 'member' });
  reply(getProgress, { levels: [], topics: [] });
  reply(getPath, {
    ...NO_PATH,
    next: {
      skill: 'verbs with -s',
      state: 'not-begun',
      topicId: 2,
      topic: 'Verbs',
      levelId: 21,
      difficulty: 'easy',
      number: 1,
    },
    topics: [{ topicId: 1, solid: 2, lookAgain: 1, learning: 1, notBegun: 3 }],
  });
  openQuiz(SINGLE);
  const nouns = (await screen.findByRole('heading', { name: 'Nouns', level: 2 })).closest('li');
  await waitFor(() => expect(nouns?.textContent).toContain('2 of 7 skills solid'));
  const verbs = screen.getByRole('heading', { name: 'Verbs', level: 2 }).closest('li');
  expect(verbs?.textContent).not.toContain('skills solid');
  expect(verbs?.textContent).toContain(texts.quizPages.topics.calling);
});

it("uploads a visitor's results after signing in", async () => {
  const quizzes = { of: null, kept: [result(11, 3), result(12, 10)] };
  remember({ standard1: 'basic', id: 'u-1', childsName: 'Asha', role: 'user', quizzes });
  const levels = [{ ...result(11, 10), topicId: 1, stars: 3 }];
  reply(getProgress, { levels, topics: [] });
  reply(saveQuizScore, { message: '', score: 10, stars: 3 });
  reply(getPath, NO_PATH);
  openQuiz(SINGLE);
  expect(await screen.findByText('6 of 12 stars')).toBeDefined();
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    score: 10,
    levelid: 12,
    userid: 'u-1',
    length: 10,
  });
});

it("follows the profile's standard if nothing was picked", async () => {
  remember({ standard: 'a-7th' });
  openQuiz(SINGLE);
  expect(await screen.findByText('ages 12-13')).toBeDefined();
  expect(screen.getByText('age 11')).toBeDefined();
});

it('asks for the standard if it is unknown or malformed', async () => {
  remember({ standard1: 'expert', standard: 7 });
  const { router, user } = openQuiz(SINGLE);
  await user.click(await screen.findByRole('link', { name: 'Basic' }));
  await screen.findByRole('heading', { name: 'Select a level' });
  expect(router.state.location.search).toBe('?src=single');
  expect(localStorage.getItem('standard1')).toBe('"basic"');
  expect(screen.getByText('ages 9-10')).toBeDefined();
});

it('reports that the topics failed to load, and retries', async () => {
  remember({ standard1: 'basic' });
  noNetwork(listTopics);
  const { user } = openQuiz(SINGLE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  const asked = () => calls.filter((call) => call.path === '/api/topics').length;
  const before = asked();
  await user.click(again);
  // A read that fails repeats itself.
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

it('explains how to play in words as well', async () => {
  remember({ standard1: 'basic' });
  const { user } = openQuiz(SINGLE);
  await user.click(await screen.findByRole('button', { name: 'How to play?' }));
  expect(await screen.findByText(/press Play Now and pick a level/)).toBeDefined();
});
