// Results that could not be uploaded reach the server even if no page shows results again.

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getProgress, saveProgress, saveQuizScore } from '#contract/quiz.ts';
import { listGameResults, saveGameResults } from '#contract/word-game.ts';
import { rememberQuizResult } from '#web/features/quiz/quiz-results.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { rememberGameResult } from '#web/word-game/game-results.ts';
import { Shell } from './shell.tsx';

/** The uploads, including aborted ones. */
const posts = () =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

function goOnline(): void {
  reply(saveQuizScore, { message: '', score: 7, stars: 2 });
  reply(saveGameResults, { data: [] });
  reply(saveProgress, { levels: [], topics: [] });
}

function goOffline(): void {
  for (const endpoint of [saveQuizScore, saveGameResults, saveProgress]) noNetwork(endpoint);
}

beforeEach(() => {
  goOnline();
  reply(getProgress, { levels: [], topics: [] });
  reply(listGameResults, { data: [] });
  // jsdom does not implement this.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  const tokens = { token: 'token', tokenEndsAt: Date.now() + 3_600_000 };
  const child = { id: 'asha', childsName: 'Asha', role: 'user' };
  for (const [name, value] of Object.entries({ ...child, ...tokens }))
    localStorage.setItem(name, JSON.stringify(value));
});

const quizResult = { levelId: 11, score: 7, length: 10 };
const quizPost = {
  path: '/api/user/quiz',
  body: { levelid: 11, score: 7, length: 10, userid: 'asha' },
};
const gameResult = {
  game: 'wordcard',
  src: 'a',
  difficulty: 'easy',
  level: 1,
  score: 4,
} as const;

/** A page that shows no results. */
async function openPage() {
  const page = { path: '/', element: <h1>A page</h1> };
  const { unmount } = openRoutes([{ element: <Shell />, children: [page] }], '/');
  await screen.findByRole('heading', { name: 'A page' });
  return unmount;
}

const isMarkedSaved = (name: string) =>
  (JSON.parse(localStorage.getItem(name) ?? '{}') as { isSaved?: boolean }).isSaved === true;

it('when the network returns', async () => {
  const close = await openPage();
  goOffline();
  rememberQuizResult(quizResult);
  rememberGameResult(gameResult);
  await waitFor(() => expect(posts()).toHaveLength(2));
  goOnline();
  calls.length = 0;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()).toContainEqual(quizPost);
  expect(posts()).toContainEqual({ path: '/api/user/games', body: { games: [gameResult] } });
  await waitFor(() => expect(isMarkedSaved('quizzes') && isMarkedSaved('games')).toBe(true));
  // Once is enough.
  window.dispatchEvent(new Event('online'));
  close();
  await openPage();
  expect(posts()).toHaveLength(2);
});

it('at the next start', async () => {
  const close = await openPage();
  goOffline();
  rememberQuizResult(quizResult);
  await waitFor(() => expect(posts()).toHaveLength(1));
  calls.length = 0;
  close();
  goOnline();
  await openPage();
  await waitFor(() => expect(posts()).toEqual([quizPost]));
});

it('along with the next result', async () => {
  goOffline();
  rememberQuizResult(quizResult);
  await waitFor(() => expect(posts()).toHaveLength(1));
  calls.length = 0;
  goOnline();
  rememberQuizResult({ ...quizResult, levelId: 12 });
  await waitFor(() => expect(isMarkedSaved('quizzes')).toBe(true));
  const [first, second] = posts();
  expect(first).toEqual({ ...quizPost, body: { ...quizPost.body, levelid: 12 } });
  expect(JSON.stringify(second?.body)).toContain('"levelId":11');
});
