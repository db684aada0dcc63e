import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMaintenance } from '#contract/site.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { one } from '#web/testing/records.ts';
import { network, reply } from '#web/testing/server.ts';
import { createRouter } from './router.tsx';

let reloads: number;

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  reloads = 0;
  // What jsdom lacks.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  reply(getMaintenance, one(1, { Switch: false }));
});

/** A home page whose link leads to a page whose code loads only with a network. */
function openApp(at: string) {
  history.replaceState(null, '', at);
  // jsdom cannot reload.
  vi.stubGlobal('location', { ...window.location, reload: () => (reloads += 1) });
  const client = createQueryClient();
  const router = createRouter(client, [
    { path: '/', element: <h1>Home</h1> },
    {
      path: '/quiz',
      lazy: async () => {
        if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
        return { Component: () => <h1>Quiz</h1> };
      },
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it.each(['as the first page', 'after another page'])(
  'a page whose code fails to load can be tried again: %s',
  async (when) => {
    network.isDown = true;
    const isFirst = when === 'as the first page';
    const router = openApp(isFirst ? '/quiz' : '/');
    if (!isFirst) {
      await screen.findByRole('heading', { name: 'Home' });
      await router.navigate('/quiz');
    }
    const title = await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(screen.getByRole('banner')).toBeDefined();
    if (!isFirst) expect(document.activeElement).toBe(title);

    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(await screen.findAllByText(/can’t be reached/)).not.toHaveLength(0);
    expect(reloads).toBe(0);

    network.isDown = false;
    await userEvent.click(retry);
    await vi.waitFor(() => expect(reloads).toBe(1));
  },
);
