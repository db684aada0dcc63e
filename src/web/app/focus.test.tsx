// After a navigation the focus is on the new page's heading, and data that arrives in the background leaves it there.

import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { levelQuery } from '#web/features/quiz/get-level.ts';
import { topicsQuery } from '#web/features/quiz/get-topics.ts';
import { quizRoutes } from '#web/features/quiz/routes.tsx';
import {
  onCleanDevice,
  realLevel,
  record,
  remember,
  sampleLesson,
} from '#web/features/quiz/testing/quiz-for-tests.tsx';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { Shell } from './shell.tsx';

onCleanDevice();

/** The topics that the server has. */
let topics: string[];

beforeEach(() => {
  topics = ['Nouns'];
  remember({ standard1: 'basic' });
  // What jsdom lacks.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (url: string) => {
    const attributes = { levels: [11], easy: 1, hard: 0, order: 1, isFree: true };
    const all = topics.map((topic, id) => ({ id, attributes: { ...attributes, topic } }));
    if (url.startsWith('/api/levels/11')) return Response.json(record(11, realLevel(11)));
    if (url.startsWith('/api/lessons/')) return Response.json(record(11, sampleLesson));
    if (url.startsWith('/api/topics/')) return Response.json({ data: all[0], meta: {} });
    return Response.json({ data: all, meta: {} });
  });
});

async function openHome() {
  const home = { path: '/', element: <h1>Home</h1> };
  const app = openRoutes([{ element: <Shell />, children: [home, ...quizRoutes] }], '/');
  await screen.findByRole('heading', { name: 'Home' });
  return app;
}

it('on the topics', async () => {
  const { router, client } = await openHome();
  await act(() => router.navigate('/quiz/topics?src=single'));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(heading);
  topics = ['Nouns', 'Verbs'];
  await act(() => client.refetchQueries(topicsQuery('basic')));
  expect(await screen.findAllByRole('heading', { name: 'Verbs' })).not.toHaveLength(0);
  expect(document.activeElement).toBe(heading);
});

it('on a level that is played', async () => {
  const { router, client } = await openHome();
  await act(() => router.navigate('/quiz/playing?lvlid=11&src=single&topid=1'));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(heading);
  // The code of the players and of the result arrives as well.
  await act(() => client.refetchQueries(levelQuery(11)));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(heading.isConnected).toBe(true);
  expect(document.activeElement).toBe(heading);
});
