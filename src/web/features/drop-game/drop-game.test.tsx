// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { dropFile } from './drop-file.ts';
import { Component as LevelsPage } from './drop-levels-page.tsx';
import { Component as PlayingPage } from './drop-playing-page.tsx';

const LEVELS = '/vocabulary/games/dropit?src=a&difficulty=hard';
const PLAYING = '/vocabulary/games/dropit/playing?src=a&lvl=2&difficulty=hard';
const { words } = dropFile.find(
  (l) => l.pairs === 'opposite' && l.difficulty === 'hard' && l.level === 2,
) as PairLevel;

/** The texts of the dialogs, and the answer to their questions. */
let dialogs: string[] = [];
let answer: 'yes' | 'no' = 'no';
/** The lines of the board in the last dialog. */
let board: (string | null)[] = [];

beforeEach(() => {
  answer = 'no';
  dialogs = answerDialogs(() => {
    const list = screen.queryByRole('list', { name: 'The right places' });
    board = list ? [...list.children].map((slot) => slot.textContent) : [];
    return answer;
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(...addresses: string[]) {
  const router = createMemoryRouter(
    [
      // As in the app, a page arrives a moment after the request.
      {
        path: '/vocabulary/games/dropit',
        loader: async () => null,
        element: <LevelsPage />,
        hydrateFallbackElement: <p>loading</p>,
      },
      { path: '/vocabulary/games/dropit/playing', element: <PlayingPage /> },
      { path: '/vocabulary/games', element: <p>the games</p> },
    ],
    { initialEntries: addresses },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const tile = (word: string) =>
  within(screen.getByRole('list', { name: 'Words to drop' })).getByRole('button', { name: word });
const put = async (word: string, slot: string) => {
  await userEvent.click(tile(word));
  await userEvent.click(
    screen.getByRole('button', { name: `Put “${word}” here, beside “${slot}”` }),
  );
};

it('shows ten levels with the best result of each', async () => {
  const result = { game: 'dropit', src: 'a', difficulty: 'hard', level: 2, score: 4 };
  const won = { ...result, level: 1, score: 5 };
  localStorage.setItem('games', JSON.stringify({ of: null, kept: [result, won] }));
  open(LEVELS);
  const levels = within(await screen.findByRole('list', { name: 'Levels' })).getAllByRole('link');
  expect(levels).toHaveLength(10);
  expect(
    screen.getByRole('link', { name: 'Level 2, best result 4 of 5' }).getAttribute('href'),
  ).toBe(PLAYING);
  expect(screen.getByText('4/5')).toBeDefined();
  expect(await screen.findByText('1 of 10 windows lit, 5 of 30 stars')).toBeDefined();
});

it('is played by taps, announces the score and goes one step back', async () => {
  const router = open(LEVELS, PLAYING);
  expect(await screen.findByRole('heading', { name: 'Match Opposite Words' })).toBeDefined();
  await screen.findByRole('list', { name: 'Words to drop' });
  const [[firstSlot, firstTile], [secondSlot, secondTile], ...others] = words as [
    [string, string],
    [string, string],
    ...[string, string][],
  ];
  for (const [slot, word] of others) await put(word, slot);
  await put(firstTile, secondSlot);
  await put(secondTile, firstSlot);
  expect(screen.getByText('5 of 5 placed')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('list', { name: 'Levels' })).toBeDefined();
  expect(dialogs).toEqual(['You scored 3 out of 5']);
  expect(router.state.location.search).toBe('?src=a&difficulty=hard');
  expect(screen.getByRole('link', { name: 'Level 2, best result 3 of 5' })).toBeDefined();
});

it('is submitted once, however often Submit is pressed', async () => {
  answer = 'yes';
  const router = open('/vocabulary/games', LEVELS, PLAYING);
  const submit = await screen.findByRole('button', { name: 'Submit' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByRole('list', { name: 'Levels' })).toBeDefined();
  expect(dialogs).toEqual([
    '5 boxes are still empty. Submit all the same?',
    'You scored 0 out of 5',
  ]);
  expect(router.state.location.pathname).toBe('/vocabulary/games/dropit');
});

it('asks before it is submitted with an empty box, and continues after a no', async () => {
  const router = open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  for (const [slot, word] of words.slice(1)) await put(word, slot);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(dialogs).toEqual(['1 box is still empty. Submit all the same?']));
  expect(router.state.location.pathname).toBe('/vocabulary/games/dropit/playing');
  const [[slot, word]] = words as [[string, string]];
  await put(word, slot);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(dialogs.at(-1)).toBe('You scored 5 out of 5'));
});

it('shows the right places with the score', async () => {
  answer = 'yes';
  open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  const [[slot, word], [otherSlot], [emptySlot, emptyWord], [, strayWord]] = words as [
    [string, string],
    [string, string],
    [string, string],
    [string, string],
  ];
  await put(word, slot);
  await put(strayWord, otherSlot);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('list', { name: 'Levels' });
  expect(board).toContain(`${slot}${word} Right`);
  expect(board).toContain(`${otherSlot}${strayWord} Not rightThe right word: ${words[1]?.[1]}`);
  expect(board).toContain(`${emptySlot}EmptyThe right word: ${emptyWord}`);
});

it('returns a word from the wrong box, with the focus on it', async () => {
  open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  const [[slot], [otherSlot, word]] = words as [[string, string], [string, string]];
  await put(word, slot);
  (await screen.findByRole('button', { name: `Take “${word}” back` })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(`“${word}” is back among the words.`)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(tile(word)));
  await put(word, otherSlot);
  expect(await screen.findByText('1 of 5 placed')).toBeDefined();
});

it('says how many words are left', async () => {
  open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  const left = ['4 words are left.', '3 words are left.', '2 words are left.', '1 word is left.'];
  for (const [place, [slot, word]] of words.entries()) {
    await put(word, slot);
    const text = left[place] ?? 'All words are placed.';
    expect(await screen.findByText(`“${word}” is in the box for “${slot}”. ${text}`)).toBeDefined();
  }
});

it('takes one word per box, and announces where it went', async () => {
  open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  const [[slot, word], [otherSlot, otherWord]] = words as [[string, string], [string, string]];
  await put(otherWord, slot);
  expect(
    await screen.findByText(`“${otherWord}” is in the box for “${slot}”. 4 words are left.`),
  ).toBeDefined();
  await userEvent.click(tile(word));
  expect(screen.queryByRole('button', { name: `Put “${word}” here, beside “${slot}”` })).toBeNull();
  expect(
    screen.getByRole('button', { name: `Put “${word}” here, beside “${otherSlot}”` }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: otherWord })).toBeNull();
});

it('moves the focus to the next word, and finally to Submit', async () => {
  open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  for (const [slot, word] of words) {
    tile(word).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: `Put “${word}” here, beside “${slot}”` }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.matches('[aria-pressed], button')).toBe(true);
  }
  expect(document.activeElement?.textContent).toBe('Submit');
});

it('asks before it is left', async () => {
  const router = open(LEVELS, PLAYING);
  await screen.findByRole('list', { name: 'Words to drop' });
  await router.navigate(LEVELS);
  await waitFor(() => expect(dialogs.join()).toContain('kitten'));
  expect(router.state.location.pathname).toBe('/vocabulary/games/dropit/playing');
});

it.each([
  '/vocabulary/games/dropit?src=x&difficulty=easy',
  '/vocabulary/games/dropit?src=s',
  '/vocabulary/games/dropit/playing?src=s&lvl=11&difficulty=easy',
  '/vocabulary/games/dropit/playing?src=s&difficulty=easy',
])('goes from %o back to the games', async (address) => {
  open(address);
  expect(await screen.findByText('the games')).toBeDefined();
});
