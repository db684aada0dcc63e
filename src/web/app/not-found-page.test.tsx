// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as NotFoundPage } from './not-found-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** `cameFrom`: the addresses visited before the missing one. */
async function goBack(...cameFrom: string[]): Promise<string> {
  vi.stubGlobal('navigation', { canGoBack: cameFrom.length > 0 });
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], {
    initialEntries: [...cameFrom, '/nowhere'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    "Sorry, the page can't be found",
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/nowhere'));
  return router.state.location.pathname;
}

it('goes back to the previous page', async () => {
  expect(await goBack('/', '/quiz')).toBe('/quiz');
});

it('goes home without a previous page', async () => {
  expect(await goBack()).toBe('/');
});
