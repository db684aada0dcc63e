// After a navigation the new page's heading has the focus, and data that arrives later does not move it. When the
// focused element is replaced, the focus goes to the preceding heading.

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { getLesson } from '#contract/lesson.ts';
import { getTopic, listTopics } from '#contract/quiz.ts';
import { forgetCaughtErrors } from '#tools/testing/caught-errors.ts';
import { levelQuery } from '#web/features/quiz/get-level.ts';
import { quizRoutes } from '#web/features/quiz/routes.tsx';
import {
  onCleanDevice,
  realLevel,
  remember,
  sampleLesson,
  sampleTopic,
  serveLevel,
} from '#web/features/quiz/testing/quiz-for-tests.tsx';
import { topicsQuery } from '#web/features/quiz/topics/get-topics.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list, one } from '#web/testing/records.ts';
import { network, reply } from '#web/testing/server.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Shell } from './shell.tsx';

onCleanDevice();

/** The topics on the server. */
let topics: string[];

beforeEach(() => {
  topics = ['Nouns'];
  remember({ standard1: 'basic' });
  // jsdom does not implement this.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  const topicsNow = () =>
    topics.map((topic, id) => ({ id, attributes: { ...sampleTopic, topic } }));
  reply(listTopics, () => list(...topicsNow()));
  reply(getTopic, one(1, sampleTopic));
  reply(getLesson, one(11, sampleLesson));
  serveLevel(11, realLevel(11));
});

async function openHome(more: RouteObject[] = []) {
  const home = { path: '/', element: <h1>Home</h1> };
  const app = openRoutes([{ element: <Shell />, children: [home, ...quizRoutes, ...more] }], '/');
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
  // The code of the players and of the result arrives too.
  await act(() => client.refetchQueries(levelQuery(11)));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(heading.isConnected).toBe(true);
  expect(document.activeElement).toBe(heading);
});

const hasFocus = (find: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(find()));
const heading = (name: string) => screen.getByRole('heading', { name });
const retry = () => screen.findByRole('button', { name: 'Try again' });

it('on the page whose content loaded on retry', async () => {
  const { router } = await openHome();
  network.isDown = true;
  await act(() => router.navigate('/quiz/topics?src=single'));
  const again = await retry();
  network.isDown = false;
  await userEvent.click(again);
  await screen.findAllByRole('heading', { name: 'Nouns' });
  expect(again.isConnected).toBe(false);
  await hasFocus(() => heading('Select a level'));
});

/** A page that is replaced together with its heading. */
function Replaced() {
  const [isWhole, setWhole] = useState(false);
  const handleClick = () => setTimeout(() => setWhole(true));
  return (
    <main id="main" key={String(isWhole)}>
      <h1>{isWhole ? 'Whole' : 'Failed'}</h1>
      {!isWhole && (
        <button type="button" onClick={handleClick}>
          Try again
        </button>
      )}
    </main>
  );
}

it('on the page that replaced the one with the retry button', async () => {
  const { router } = await openHome([{ path: '/replaced', element: <Replaced /> }]);
  await act(() => router.navigate('/replaced'));
  await userEvent.click(await retry());
  await hasFocus(() => heading('Whole'));
});

/** A page with two parts. An element of the second part, or of a dialog, is replaced. */
function Parts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="main">
      <h1>Parts</h1>
      <h2>The first</h2>
      <h2>The second</h2>
      <Part />
      <h2>The third</h2>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A dialog" closeLabel="Close">
        <Part />
      </Dialog>
    </main>
  );
}
const load = async () => {
  if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <p>The part</p>;
};
let Part = lazyPart(load);

it.each([
  ['part', 'The second'],
  ['dialog', 'A dialog'],
])('on the heading of a %s that came when it was asked for again', async (where, name) => {
  // A fresh lazy part that has not loaded yet.
  Part = lazyPart(load);
  const { router } = await openHome([{ path: '/parts', element: <Parts /> }]);
  network.isDown = true;
  await act(() => router.navigate('/parts'));
  await retry();
  const isInDialog = where === 'dialog';
  if (isInDialog) await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const place = isInDialog ? within(screen.getByRole('dialog')) : screen;
  const again = await place.findByRole('button', { name: 'Try again' });
  network.isDown = false;
  await userEvent.click(again);
  await place.findByText('The part');
  await hasFocus(() => heading(name));
  forgetCaughtErrors();
});
