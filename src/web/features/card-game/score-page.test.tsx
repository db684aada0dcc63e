// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as ScorePage } from './score-page.tsx';

const GAME = '/vocabulary/games/wordcard?src=s&difficulty=easy';
const SCORE =
  '/vocabulary/games/wordcard/score?src=s&difficulty=easy&t2=Call+99999+and+tell+the+OTP';

beforeEach(() => {
  // Confetti needs a canvas, so it is switched off by reduced motion.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openScore(query: string) {
  const router = createMemoryRouter(
    [
      { path: '/vocabulary/games/wordcard/score', element: <ScorePage /> },
      { path: '/vocabulary/games', element: <p>arrived at /vocabulary/games</p> },
    ],
    { initialEntries: [`${SCORE}&${query}`] },
  );
  render(<RouterProvider router={router} />);
}

it('the score page leads home, to the same level and to the next one', async () => {
  openScore('level=1&t1=You+Won&meta=12');
  expect(await screen.findByRole('img', { name: 'A happy star' })).toBeDefined();
  expect(screen.getByText('Similar Words, Easy, level 1')).toBeDefined();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Home')).toBe('/vocabulary/games');
  expect(hrefOf('Play again')).toBe(`${GAME}&level=1`);
  expect(hrefOf('Next')).toBe(`${GAME}&level=2`);
});

it.each([
  ['level=2&t1=You+Loose&meta=12', '/login'],
  ['level=2&t1=nonsense&meta=12', '/login'],
])('%o is a loss, and its locked next level leads to %o', async (query, href) => {
  openScore(query);
  expect(await screen.findByRole('heading', { name: 'You Lose' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(href);
});

it('the score page says nothing that only the address says', async () => {
  openScore('level=2&t1=You+Won&meta=12');
  await screen.findByRole('heading', { name: 'You Won' });
  expect(document.body.textContent).not.toContain('99999');
});

it.each(['level=12&meta=12', 'level=1', 'level=1&meta=x'])(
  '%o has no next level',
  async (query) => {
    openScore(`t1=You+Won&${query}`);
    await screen.findByRole('heading', { name: 'You Won' });
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  },
);

it('the score page of an unknown level goes back to the games', async () => {
  openScore('level=x&t1=You+Won');
  expect(await screen.findByText('arrived at /vocabulary/games')).toBeDefined();
});
