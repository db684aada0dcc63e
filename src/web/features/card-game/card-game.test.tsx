// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardsOf } from '#domain/card-game/cards.ts';
import { seededRng, shuffle } from '#domain/vocabulary/seeded-rng.ts';
import { Component as CardGamePage } from './card-game-page.tsx';
import { Component as ScorePage } from './score-page.tsx';

const SEED = 7;
const CARDS = cardsOf([
  ['big', 'large'],
  ['small', 'little'],
  ['happy', 'glad'],
  ['begin', 'start'],
  ['shut', 'close'],
  ['quick', 'fast'],
]);
const GAME = '/vocabulary/games/wordcard?src=s&difficulty=easy';
const laid = shuffle(CARDS, seededRng(SEED));
const placesOf = (pairId: number) =>
  laid.flatMap((card, place) => (card.pairId === pairId ? [place] : []));

/** What the network was asked, and what it answers. */
let asked: { url: string; body: unknown }[] = [];
let isUp = true;
let alerts: string[] = [];
let answersToConfirm: string[] = [];

beforeEach(() => {
  asked = [];
  isUp = true;
  alerts = [];
  answersToConfirm = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    if (!isUp) return Response.json({ message: 'down' }, { status: 503 });
    if (url.startsWith('/api/user/games')) return Response.json({ data: [] });
    const levels = [1, 2, 3].map((level) => ({
      id: level,
      attributes: {
        difficulty: 'easy',
        level,
        isLocked: level > 2,
        word: level > 2 ? [] : CARDS,
      },
    }));
    return Response.json({ data: levels, meta: {} });
  });
  // Confetti needs a canvas, which a reader who wants less motion never gets.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.stubGlobal('alert', (message: string) => alerts.push(message));
  vi.stubGlobal('confirm', (message: string) => {
    answersToConfirm.push(message);
    return false;
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const stop = (name: string) => ({ path: name, element: <p>{`arrived at ${name}`}</p> });
  const router = createMemoryRouter(
    [
      { path: '/vocabulary/games/wordcard', element: <CardGamePage /> },
      { path: '/vocabulary/games/wordcard/score', element: <ScorePage /> },
      ...['/vocabulary/games', '/login', '/member'].map(stop),
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

async function board() {
  const list = await screen.findByRole('list', { name: 'Cards' });
  return within(list).getAllByRole('button');
}

async function turn(...places: number[]) {
  const cards = await board();
  for (const place of places) await userEvent.click(cards[place] as HTMLElement);
}

const said = () => screen.getAllByRole('status').map((status) => status.textContent);

it('asks for a level before a new game', async () => {
  open(GAME);
  await userEvent.click(await screen.findByRole('button', { name: 'New Game' }));
  expect(alerts).toEqual(['select a level']);
  await userEvent.click(screen.getByRole('button', { name: 'Level 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'New Game' }));
  expect(await board()).toHaveLength(12);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Similar Words: Easy Level 2');
});

it('leads from a locked level to the log-in, or to the membership', async () => {
  open(GAME);
  const locked = await screen.findByRole('link', { name: 'Level 3, locked' });
  expect(locked.getAttribute('href')).toBe('/login');
  cleanup();
  localStorage.setItem('childsName', '"Asha"');
  open(`${GAME}&level=3`);
  expect(await screen.findByText('arrived at /member')).toBeDefined();
});

it.each(['?src=x&difficulty=easy', '?src=s', '?src=s&difficulty=easy&level=0'])(
  'goes back to the games from %o',
  async (query) => {
    open(`/vocabulary/games/wordcard${query}`);
    expect(await screen.findByText('arrived at /vocabulary/games')).toBeDefined();
  },
);

it('can be tried again when the cards did not arrive', async () => {
  isUp = false;
  open(`${GAME}&level=1`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await userEvent.click(retry);
  expect(await board()).toHaveLength(12);
});

it('tells a pair, and leaves its cards up', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  const [first = 0, second = 0] = placesOf(1);
  await turn(first);
  expect(said()).toContain(`Card ${first + 1}: ${laid[first]?.word}.`);
  await turn(second);
  expect(said()).toContain(`Card ${second + 1}: ${laid[second]?.word}. A pair! 19 turns left.`);
  expect(screen.getByRole('button', { name: /: big, matched/ })).toBeDefined();
});

it('turns two strangers back after a second, and ignores clicks until then', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  const [first = 0] = placesOf(1);
  const [second = 0, third = 0] = placesOf(2);
  await turn(first, second, third);
  expect(said().join()).toContain('No match. 19 turns left.');
  const cards = await board();
  expect(cards[third]?.getAttribute('aria-label')).toBe(`Card ${third + 1}, face down`);
  await waitFor(
    () => expect(cards[first]?.getAttribute('aria-label')).toBe(`Card ${first + 1}, face down`),
    { timeout: 2_000 },
  );
  expect(said()).toContain('Both cards are face down again.');
});

it('is walked with the arrow keys and played with enter', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  const cards = await board();
  cards[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(document.activeElement).toBe(cards[1]);
  expect(cards[1]?.getAttribute('aria-label')).toBe(`Card 2: ${laid[1]?.word}`);
});

it('asks before it is left, and stays when the answer is no', async () => {
  open(`${GAME}&level=1`);
  await board();
  await userEvent.click(screen.getByRole('link', { name: 'Levels' }));
  expect(answersToConfirm.join()).toContain('kittens');
  expect(await board()).toHaveLength(12);
});

it('is won with twelve cards, keeps the result and shows it', async () => {
  localStorage.setItem('id', '"u-1"');
  localStorage.setItem('childsName', '"Asha"');
  const router = open(`${GAME}&level=1&seed=${SEED}`);
  for (const pairId of [1, 2, 3, 4, 5, 6]) await turn(...placesOf(pairId));
  expect(await screen.findByRole('heading', { name: 'You Won' }, { timeout: 2_500 })).toBeDefined();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    src: 's',
    difficulty: 'easy',
    level: '1',
    t1: 'You Won',
    t2: 'in vocabulary games Synonyms difficulty easy level 1',
    meta: '3',
  });
  expect(answersToConfirm).toEqual([]);
  const result = { game: 'wordcard', src: 's', difficulty: 'easy', level: 1, score: 12 };
  const stored: unknown = JSON.parse(localStorage.getItem('games') ?? '');
  expect(stored).toEqual({ of: 'u-1', kept: [result] });
  expect(asked.find(({ body }) => body !== null)?.body).toEqual({ games: [result] });
});

const SCORE = '/vocabulary/games/wordcard/score?src=s&difficulty=easy&t2=somewhere';

it('the score page leads home, to the same level and to the next one', async () => {
  open(`${SCORE}&level=1&t1=You+Won&meta=12`);
  expect(await screen.findByRole('img', { name: 'A happy star' })).toBeDefined();
  expect(screen.getByText('somewhere')).toBeDefined();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Home')).toBe('/vocabulary/games');
  expect(hrefOf('Play again')).toBe(`${GAME}&level=1`);
  expect(hrefOf('Next')).toBe(`${GAME}&level=2`);
});

it.each([
  ['level=2&t1=You+Loose&meta=12', '/login'],
  ['level=2&t1=nonsense&meta=12', '/login'],
])('%o is a loss, and its locked next level leads to %o', async (query, href) => {
  open(`${SCORE}&${query}`);
  expect(await screen.findByRole('heading', { name: 'You Loose' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(href);
});

it.each(['level=12&meta=12', 'level=1', 'level=1&meta=x'])(
  '%o has no next level',
  async (query) => {
    open(`${SCORE}&t1=You+Won&${query}`);
    await screen.findByRole('heading', { name: 'You Won' });
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  },
);

it('the score page of an unknown level goes back to the games', async () => {
  open(`${SCORE}&level=x&t1=You+Won`);
  expect(await screen.findByText('arrived at /vocabulary/games')).toBeDefined();
});
