// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validateUser } from '#contract/auth.ts';
import { listSynonymCards } from '#contract/card-game.ts';
import { listGameResults, saveGameResults } from '#contract/word-game.ts';
import { ENDING_MS, FLIP_BACK_MS } from '#domain/card-game/card-game.ts';
import { cardsOf } from '#domain/card-game/cards.ts';
import { seededRng, shuffle } from '#domain/random/random.ts';
import { takeReturnPath } from '#web/features/session/return-path.ts';
import { account } from '#web/platform/account.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list } from '#web/testing/records.ts';
import { calls, network, reply } from '#web/testing/server.ts';
import { cardGameRoutes } from './routes.tsx';

const SEED = 7;
const CARDS = cardsOf([
  { pair: ['big', 'large'], meanings: ['what both mean'] },
  { pair: ['small', 'little'], meanings: ['what both mean'] },
  { pair: ['happy', 'glad'], meanings: ['what both mean'] },
  { pair: ['begin', 'start'], meanings: ['what both mean'] },
  { pair: ['shut', 'close'], meanings: ['what both mean'] },
  { pair: ['quick', 'fast'], meanings: ['what both mean'] },
]);
const GAME = '/vocabulary/games/wordcard?src=s&difficulty=easy';
const laid = shuffle(CARDS, seededRng(SEED));
const placesOf = (pairId: number) =>
  laid.flatMap((card, place) => (card.pairId === pairId ? [place] : []));

const ASHA = {
  id: 'u-1',
  childsName: 'Asha',
  username: 'Ravi',
  phone: '9876543210',
  standard: 'a-4th' as const,
};

/** The levels that the server unlocks, and the child's role on the server. */
let opensAll = false;
let role: 'user' | 'member' = 'user';
/** The texts of the dialogs, and the answer to questions. */
let dialogs: string[] = [];
let answer: 'yes' | 'no' = 'no';

beforeEach(() => {
  opensAll = false;
  role = 'user';
  answer = 'no';
  dialogs = answerDialogs(() => answer);
  reply(listGameResults, { data: [] });
  reply(saveGameResults, { data: [] });
  reply(validateUser, () => ({ ...ASHA, role, needsConsent: false, endsAt: null }));
  reply(listSynonymCards, () => {
    const levels = [1, 2, 3].map((level) => {
      const isLocked = level > 2 && !opensAll;
      const word = isLocked ? [] : CARDS;
      return { id: level, attributes: { difficulty: 'easy' as const, level, isLocked, word } };
    });
    return list(...levels);
  });
  // Confetti needs a canvas; reduced motion disables it.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const stop = (name: string) => ({ path: name, element: <p>{`arrived at ${name}`}</p> });
  const stops = ['/vocabulary/games', '/login', '/member'].map(stop);
  return openRoutes([...cardGameRoutes, ...stops], address).router;
}

async function board() {
  const list = await screen.findByRole('list', { name: 'Cards' });
  return within(list).getAllByRole('button');
}

async function turn(...places: number[]) {
  const cards = await board();
  for (const place of places) await userEvent.click(cards[place] as HTMLElement);
}

/** A game whose time only advances through `pass`: no card turns back and no game ends unseen. */
async function openPaused() {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const router = open(`${GAME}&level=1&seed=${SEED}`);
  while (screen.queryByRole('list', { name: 'Cards' }) === null) await pass(100);
  // Announcements are empty for a moment.
  await pass(100);
  const cards = within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('button');
  const tap = (...places: number[]) => {
    for (const place of places) fireEvent.click(cards[place] as HTMLElement);
  };
  return { router, cards, tap, pass };
}

const said = () => screen.getAllByRole('status').map((status) => status.textContent);

it('asks for a level before a new game', async () => {
  open(GAME);
  await userEvent.click(await screen.findByRole('button', { name: 'New Game' }));
  await waitFor(() => expect(dialogs).toEqual(['Select a level']));
  expect(screen.getByRole('button', { name: 'Level 2', pressed: false })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Level 2' }));
  expect(screen.getByRole('button', { name: 'Level 2', pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'New Game' }));
  expect(await board()).toHaveLength(12);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Similar Words: Easy Level 2');
});

it('leads from a locked level to the log-in, or to the membership', async () => {
  answer = 'yes';
  open(GAME);
  const locked = await screen.findByRole('link', { name: 'Level 3, locked' });
  expect(locked.getAttribute('href')).toBe('/login');
  await userEvent.click(locked);
  await screen.findByText('arrived at /login');
  expect(dialogs.join()).toContain('This is for members.');
  expect(takeReturnPath()).toBe(`${GAME}&level=3`);
  cleanup();
  localStorage.setItem('childsName', '"Asha"');
  open(`${GAME}&level=3`);
  expect(await screen.findByText('arrived at /member')).toBeDefined();
  expect(takeReturnPath()).toBe(`${GAME}&level=3`);
});

it.each(['?src=x&difficulty=easy', '?src=s', '?src=s&difficulty=easy&level=0'])(
  'goes back to the games from %o',
  async (query) => {
    open(`/vocabulary/games/wordcard${query}`);
    expect(await screen.findByText('arrived at /vocabulary/games')).toBeDefined();
  },
);

it('offers a retry if the cards fail to load', async () => {
  network.isDown = true;
  open(`${GAME}&level=1`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.isDown = false;
  await userEvent.click(retry);
  expect(await board()).toHaveLength(12);
});

function rememberMember() {
  for (const [name, value] of Object.entries({ ...ASHA, role: 'member' }))
    localStorage.setItem(name, JSON.stringify(value));
}

it('redirects a child with a lapsed membership to the membership page', async () => {
  rememberMember();
  open(`${GAME}&level=3`);
  expect(await screen.findByText('arrived at /member')).toBeDefined();
});

it("offers a retry if the server withholds a member's level", async () => {
  rememberMember();
  role = 'member';
  open(`${GAME}&level=3`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(calls.filter(({ path }) => path === validateUser.path)).toHaveLength(1);
  opensAll = true;
  await userEvent.click(retry);
  expect(await board()).toHaveLength(12);
});

it('continues when the viewer changes', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  await turn(...placesOf(1));
  const levelsAsked = () => calls.filter(({ path }) => path === listSynonymCards.path).length;
  expect(levelsAsked()).toBe(1);
  act(() => account.childsName.write('Asha'));
  expect(screen.getByRole('button', { name: /: big, matched/ })).toBeDefined();
  await waitFor(() => expect(levelsAsked()).toBe(2));
  expect(await screen.findByRole('button', { name: /: big, matched/ })).toBeDefined();
});

it('opens a level once the viewer becomes a member', async () => {
  localStorage.setItem('childsName', '"Asha"');
  const router = open(GAME);
  await screen.findByRole('link', { name: 'Level 3, locked' });
  opensAll = true;
  await act(() => {
    account.role.write('member');
    return router.navigate(`${GAME}&level=3`);
  });
  expect(await board()).toHaveLength(12);
});

it('announces a pair and leaves its cards up', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  const [first = 0, second = 0] = placesOf(1);
  await turn(first);
  await waitFor(() => expect(said()).toContain(`Card ${first + 1}: ${laid[first]?.word}.`));
  await turn(second);
  expect(said()).toContain(`Card ${second + 1}: ${laid[second]?.word}. A pair! 19 turns left.`);
  expect(screen.getByRole('button', { name: /: big, matched/ })).toBeDefined();
});

it('turns a mismatch back after a second, and ignores clicks until then', async () => {
  const { cards, tap, pass } = await openPaused();
  const [first = 0] = placesOf(1);
  const [second = 0, third = 0] = placesOf(2);
  tap(first, second, third);
  await pass(FLIP_BACK_MS - 1);
  expect(said().join()).toContain('No match. 19 turns left.');
  expect(cards[third]?.getAttribute('aria-label')).toBe(`Card ${third + 1}, face down`);
  expect(cards[first]?.getAttribute('aria-label')).toBe(`Card ${first + 1}: ${laid[first]?.word}`);
  await pass(1);
  expect(cards[first]?.getAttribute('aria-label')).toBe(`Card ${first + 1}, face down`);
  expect(said()).toContain('Both cards are face down again.');
});

it('is navigated with the arrow keys and played with Enter', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  const cards = await board();
  cards[0]?.focus();
  // Alt+Left is the browser's Back.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}{Enter}');
  expect(document.activeElement).toBe(cards[1]);
  expect(cards[1]?.getAttribute('aria-label')).toBe(`Card 2: ${laid[1]?.word}`);
});

it('announces each new game, even with the same words', async () => {
  open(`${GAME}&level=1&seed=${SEED}`);
  await board();
  const tell = () => userEvent.click(screen.getByRole('button', { name: 'New Game' }));
  await tell();
  const told = await screen.findByText(/^New game/);
  await tell();
  expect(screen.getByText(/^New game/)).not.toBe(told);
});

it('asks before it is left, and stays when the answer is no', async () => {
  open(`${GAME}&level=1`);
  // From the first tap on: right after the cards appear, leaving may go unasked.
  await turn(0);
  await userEvent.click(screen.getByRole('link', { name: 'Levels' }));
  await waitFor(() => expect(dialogs.join()).toContain('kittens'));
  expect(await board()).toHaveLength(12);
});

it('is won with twelve cards, stores the result and shows it', async () => {
  localStorage.setItem('id', '"u-1"');
  localStorage.setItem('childsName', '"Asha"');
  const { router, tap, pass } = await openPaused();
  for (const pairId of [1, 2, 3, 4, 5, 6]) tap(...placesOf(pairId));
  await pass(ENDING_MS);
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'You Won' })).toBeDefined();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    src: 's',
    difficulty: 'easy',
    level: '1',
    t1: 'You Won',
    t2: 'in vocabulary games Synonyms difficulty easy level 1',
    meta: '3',
  });
  expect(dialogs).toEqual([]);
  expect(screen.getByText('6 of 6 pairs in 6 turns')).toBeDefined();
  expect(screen.getByText('Best so far: 6 turns')).toBeDefined();
  expect(screen.getAllByRole('img', { name: 'Found' })).toHaveLength(6);
  const result = { game: 'wordcard', src: 's', difficulty: 'easy', level: 1, score: 12, turns: 6 };
  const stored: unknown = JSON.parse(localStorage.getItem('games') ?? '');
  expect(stored).toMatchObject({ of: 'u-1', kept: [result] });
  expect(calls.find(({ body }) => body !== undefined)?.body).toEqual({ games: [result] });
});

it('stores a win even if the game is left before the score is shown', async () => {
  const { tap } = await openPaused();
  for (const pairId of [1, 2, 3, 4, 5, 6]) tap(...placesOf(pairId));
  const levels = screen.getByRole('link', { name: 'Levels' });
  fireEvent.click(screen.getByText('New Game'));
  expect(screen.getByText('All six pairs!')).toBeDefined();
  fireEvent.click(levels);
  vi.useRealTimers();
  expect(dialogs).toEqual([]);
  expect(await screen.findByText(/^1 of 12 windows lit/)).toBeDefined();
});

it('counts the last turns down to the loss', async () => {
  const { tap, pass } = await openPaused();
  const strangers = [1, 2].map((pairId) => placesOf(pairId)[0] ?? 0);
  for (let turns = 1; turns < 19; turns += 1) {
    tap(...strangers);
    await pass(FLIP_BACK_MS);
  }
  tap(...strangers);
  expect(screen.getByText('Careful now: 1 turn left.')).toBeDefined();
  expect(said().join()).toContain('No match. 1 turn left.');
  await pass(FLIP_BACK_MS);
  tap(...strangers);
  expect(screen.getByText('No turns left.')).toBeDefined();
  expect(screen.queryByText(/Careful now/)).toBeNull();
});
