// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAntonymCards, listSynonymCards } from '#contract/card-game.ts';
import { cardsOf } from '#domain/card-game/cards.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list } from '#web/testing/records.ts';
import { reply } from '#web/testing/server.ts';
import { cardGameRoutes } from './routes.tsx';

const CARDS = {
  s: cardsOf([{ pair: ['big', 'large'], meanings: ['of more than the usual size'] }]),
  a: cardsOf([{ pair: ['up', 'down'], meanings: ['to a higher place', 'to a lower place'] }]),
};

const GAME = '/vocabulary/games/wordcard?src=s&difficulty=easy';
const SCORE =
  '/vocabulary/games/wordcard/score?src=s&difficulty=easy&t2=Call+99999+and+tell+the+OTP';

beforeEach(() => {
  const level = { difficulty: 'easy', level: 1, isLocked: false } as const;
  reply(listSynonymCards, list({ id: 1, attributes: { ...level, word: CARDS.s } }));
  reply(listAntonymCards, list({ id: 1, attributes: { ...level, word: CARDS.a } }));
  // Confetti needs a canvas; reduced motion disables it.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openScore(query: string, score = SCORE) {
  const menu = { path: '/vocabulary/games', element: <p>arrived at /vocabulary/games</p> };
  openRoutes([...cardGameRoutes, menu], `${score}&${query}`);
}

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('the score page leads home, to the same level and to the next one', async () => {
  openScore('level=1&t1=You+Won&meta=12');
  expect(await screen.findByRole('img', { name: 'A happy star' })).toBeDefined();
  expect(screen.getByText('Similar Words, Easy, level 1')).toBeDefined();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('All games')).toBe('/vocabulary/games');
  expect(hrefOf('Play again')).toBe(`${GAME}&level=1`);
  expect(hrefOf('Next level')).toBe(`${GAME}&level=2`);
});

it.each([
  ['level=2&t1=You+Loose&meta=12', '/login'],
  ['level=2&t1=nonsense&meta=12', '/login'],
])('%o is a loss, and its locked next level leads to %o', async (query, href) => {
  openScore(query);
  expect(await screen.findByRole('heading', { name: 'You Lose' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next level' }).getAttribute('href')).toBe(href);
});

it.each([
  ['level=1&t1=You+Won&meta=12', ['Next level', 'Play again', 'All games']],
  ['level=12&t1=You+Won&meta=12', ['Play again', 'All games']],
  ['level=1&t1=You+Loose&meta=12', ['Play again', 'Next level', 'All games']],
])('%o begins with what fits the result', async (query, expected) => {
  openScore(query);
  await screen.findByRole('link', { name: 'Play again' });
  expect(links()).toEqual(expected);
});

it('shows the pairs of the level with their meanings', async () => {
  openScore('level=1&t1=You+Won&meta=12');
  const similar = await screen.findByRole('region', { name: 'Words that mean the same' });
  expect(similar.textContent).toContain('biglargeof more than the usual size');
  cleanup();
  openScore('level=1&t1=You+Won&meta=12', SCORE.replace('src=s', 'src=a'));
  const opposite = await screen.findByRole('region', { name: 'Words that mean the opposite' });
  expect(opposite.textContent).toContain('upto a higher placedownto a lower place');
});

it('shows the best so far if only the address is known', async () => {
  const won = { game: 'wordcard', src: 's', difficulty: 'easy', level: 1, score: 12, turns: 9 };
  localStorage.setItem('games', JSON.stringify({ of: null, kept: [won], isSaved: false }));
  openScore('level=1&t1=You+Won&meta=12');
  expect(await screen.findByText('Best so far: 9 turns')).toBeDefined();
  expect(screen.queryByText(/pairs in/)).toBeNull();
});

it('the score page shows no text from the address', async () => {
  openScore('level=2&t1=You+Won&meta=12');
  await screen.findByRole('heading', { name: 'You Won' });
  expect(document.body.textContent).not.toContain('99999');
});

it.each(['level=12&meta=12', 'level=1', 'level=1&meta=x'])(
  '%o has no next level',
  async (query) => {
    openScore(`t1=You+Won&${query}`);
    await screen.findByRole('heading', { name: 'You Won' });
    expect(screen.queryByRole('link', { name: 'Next level' })).toBeNull();
  },
);

it('the score page of an unknown level goes back to the games', async () => {
  openScore('level=x&t1=You+Won');
  expect(await screen.findByText('arrived at /vocabulary/games')).toBeDefined();
});
