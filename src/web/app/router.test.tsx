import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getMaintenance } from '#contract/site.ts';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { callPublic } from '#web/platform/api.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { one } from '#web/testing/records.ts';
import { network, reply } from '#web/testing/server.ts';
import { createRouter } from './router.tsx';

/** Longer than the retry takes. */
const PATIENT = { timeout: 10_000 };

/** Whether the page's file exists. */
let isPageThere: boolean;
let servedBuild: string;
const build = Object.assign(document.createElement('meta'), { name: 'build' });
let reloadedAt: string[];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  build.remove();
});

beforeEach(async () => {
  isPageThere = true;
  servedBuild = 'old';
  reloadedAt = [];
  build.content = 'old';
  document.head.append(build);
  // jsdom does not implement this.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  reply(getMaintenance, () =>
    Response.json(one(1, { Switch: false, Competition: false }), {
      headers: { [BUILD_HEADER]: servedBuild },
    }),
  );
  await callPublic('GET', getMaintenance.path);
});

function Game() {
  useLeaveGuard('Leave?');
  return <h1>Game</h1>;
}

function Home() {
  return (
    <>
      <h1>Home</h1>
      <input aria-label="Name" />
    </>
  );
}

/** A home page, a game, and a page whose code loads over the network. */
function openApp(at: string) {
  history.replaceState(null, '', at);
  // jsdom cannot reload.
  const { location } = window;
  vi.stubGlobal('location', {
    ...location,
    get pathname() {
      return location.pathname;
    },
    reload: () => reloadedAt.push(location.pathname + location.search),
  });
  const client = createQueryClient();
  const router = createRouter(client, [
    { path: '/', element: <Home /> },
    { path: '/game', element: <Game /> },
    {
      path: '/quiz',
      lazy: async () => {
        if (network.isDown || !isPageThere) throw new TypeError('Failed to fetch the module');
        return { Component: () => <h1>Quiz</h1> };
      },
    },
  ]);
  // The router listens to the browser's history, which tests share.
  onTestFinished(() => router.dispose());
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENT);
const failure = () => heading('No connection');

async function openHome() {
  const router = openApp('/');
  await heading('Home');
  return router;
}

/** Releases the other build, and a reply announces it. */
async function release(): Promise<void> {
  servedBuild = 'new';
  await act(() => callPublic('GET', getMaintenance.path));
}

it.each(['as the first page', 'after another page'])(
  'a page whose code fails to load can be tried again: %s',
  async (when) => {
    network.isDown = true;
    const isFirst = when === 'as the first page';
    const router = openApp(isFirst ? '/quiz' : '/');
    if (!isFirst) {
      await heading('Home');
      await act(() => router.navigate('/quiz'));
    }
    const title = await failure();
    expect(screen.getByRole('banner')).toBeDefined();
    if (!isFirst) expect(document.activeElement).toBe(title);

    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(await screen.findAllByText(/can’t be reached/)).not.toHaveLength(0);
    expect(reloadedAt).toEqual([]);

    network.isDown = false;
    await userEvent.click(retry);
    await vi.waitFor(() => expect(reloadedAt).toContain('/quiz'));
  },
);

it('a page that failed without a network opens at the next visit', async () => {
  const router = await openHome();
  network.isDown = true;
  await act(() => router.navigate('/quiz'));
  await failure();
  await act(() => router.navigate('/'));
  network.isDown = false;
  await act(() => router.navigate('/quiz'));
  expect(await heading('Quiz')).toBeDefined();
  expect(reloadedAt).toEqual([]);
});

it('a lost file is retried without a visible error', async () => {
  const router = await openHome();
  isPageThere = false;
  const opening = router.navigate('/quiz');
  isPageThere = true;
  await act(() => opening);
  expect(await heading('Quiz')).toBeDefined();
});

it('a page whose file is missing reloads itself once', async () => {
  const router = await openHome();
  isPageThere = false;
  await act(() => router.navigate('/quiz'));
  await failure();
  await vi.waitFor(() => expect(reloadedAt).toEqual(['/quiz']));
  // The new document failed too.
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/quiz'));
  await failure();
  expect(reloadedAt).toEqual(['/quiz']);
});

it('a page change applies another build, at its own address and with its state', async () => {
  const router = await openHome();
  await release();
  expect(reloadedAt).toEqual([]);
  await act(() => router.navigate('/quiz?src=single', { state: { score: 3 } }));
  expect(reloadedAt).toEqual(['/quiz?src=single']);
  expect(history.state.usr).toEqual({ score: 3 });
  expect(screen.queryByRole('heading', { name: 'Quiz' })).toBeNull();
});

it('a change of the query applies nothing', async () => {
  const router = await openHome();
  await release();
  await act(() => router.navigate('/?category=basic'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  expect(reloadedAt).toEqual([]);
});

it('another build is not applied while the server is unreachable, nor twice at one address', async () => {
  const router = await openHome();
  await release();
  network.isDown = true;
  await act(() => router.navigate('/game'));
  expect(await heading('Game')).toBeDefined();
  expect(reloadedAt).toEqual([]);

  sessionStorage.setItem('reloads', JSON.stringify(['old /quiz']));
  network.isDown = false;
  const leaving = router.navigate('/quiz');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await act(() => leaving);
  expect(await heading('Quiz')).toBeDefined();
  expect(reloadedAt).toEqual([]);
});

it('leaving a game applies another build after the question', async () => {
  const router = openApp('/game');
  await heading('Game');
  await release();
  const leaving = router.navigate('/quiz');
  const leave = await screen.findByRole('button', { name: 'Leave' });
  expect(reloadedAt).toEqual([]);
  await userEvent.click(leave);
  await act(() => leaving);
  await vi.waitFor(() => expect(reloadedAt).toEqual(['/quiz']));
});
