// A page that does not arrive: announced after 5 s with a retry, abandoned after 11 s.

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunctionArgs, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { shell } from '#messages/shell.ts';
import { callPublic } from '#web/platform/api.ts';
import { contextWith, ensureQuery } from '#web/platform/page-data.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { PendingPage } from './pending-page.tsx';

let isHanging: boolean;
let asked: number;

beforeEach(() => {
  isHanging = true;
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    // Retries of an earlier test may still be running.
    if (path !== '/api/word') throw new TypeError('not reachable');
    asked += 1;
    return isHanging
      ? new Promise(() => undefined)
      : Response.json({ word: 'mango' }, { headers: { [BUILD_HEADER]: 'one' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wordQuery = {
  queryKey: ['word'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callPublic('GET', '/api/word', { signal }),
};

function Word() {
  const { data, isError } = useQuery(wordQuery);
  if (isError) return <h1>It failed</h1>;
  return <h1>{(data as { word: string } | undefined)?.word}</h1>;
}

async function openSlowPage() {
  const client = createQueryClient();
  const frame = (
    <>
      <PendingPage />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <h1>Home</h1> },
    {
      path: '/word',
      loader: (args: LoaderFunctionArgs) => ensureQuery(args, wordQuery),
      element: <Word />,
    },
  ];
  const router = createMemoryRouter([{ element: frame, children }], {
    getContext: () => contextWith(client),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const go = (to: string | number) => {
    act(() => void router.navigate(to as string));
    return pass(0);
  };
  await pass(0);
  await go('/word');
  return { router, go };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const again = () => screen.queryByRole('button', { name: shell.slow.retry });

const press = async () => {
  fireEvent.click(again() as HTMLElement);
  await pass(0);
};

it('reports the delay after 5 s and retries on request', async () => {
  const { router } = await openSlowPage();
  await pass(4_900);
  expect(again()).toBeNull();
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe(shell.slow.text);
  isHanging = false;
  await press();
  expect(screen.getByRole('heading', { name: 'mango' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/word');
  expect(asked).toBe(2);
  expect(again()).toBeNull();
});

it('shows the page with its error after 11 s', async () => {
  await openSlowPage();
  await pass(10_900);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  await pass(100);
  expect(screen.getByRole('heading', { name: 'It failed' })).toBeDefined();
  expect(again()).toBeNull();
});

it('a retried page is in the history once', async () => {
  const { go } = await openSlowPage();
  await pass(5_000);
  isHanging = false;
  await press();
  await go(-1);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
});
