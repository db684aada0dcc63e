// Navigation and accessibility of vocabulary: every screen, and every state of the games, in both themes.

import { expect } from '@playwright/test';
import { howToPlay } from '#messages/how-to-play.ts';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import { test } from './support/journey.ts';
import {
  CARD_GAME,
  CardBoard,
  DROP_OPPOSITE,
  DROP_SIMILAR,
  DropBoard,
  pairPlaces,
  readCards,
  readDropPairs,
} from './support/word-games.ts';

const PLAYING = `${CARD_GAME}&level=1&seed=7`;
const SCORE = '/vocabulary/games/wordcard/score?src=s&difficulty=easy&level=1&meta=12';
const DROP_PLAYING = '/vocabulary/games/dropit/playing?src=s&lvl=1&difficulty=easy';
const DROP_LEVEL = { pairs: 'similar', difficulty: 'easy', level: 1 };

test('from the vocabulary page to a game, and how it is played', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/videos/')) films.push(request.url());
  });
  await page.goto('/vocabulary');
  await page.getByRole('link', { name: 'Play Fun Games' }).click();
  const help = page.getByRole('button', { name: 'How to play: Match Opposite Words' });
  await expect(help).toBeVisible();
  expect(films, 'no film before it is asked for').toEqual([]);
  await help.click();
  const dialog = page.getByRole('dialog', { name: 'How to play: Match Opposite Words' });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  const film = dialog.getByLabel(howToPlay.films.dropit);
  await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(5);
  expect(await film.evaluate((v: HTMLVideoElement) => v.paused), 'it waits').toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Match Opposite Words' }).click();
  await expect(page).toHaveURL('/vocabulary/games/ehard?src=a&game=dropit');
  await page.getByRole('link', { name: 'Hard' }).click();
  await expect(page).toHaveURL(DROP_OPPOSITE);
  await expect(page.getByRole('list', { name: 'Levels' }).getByRole('link')).toHaveCount(10);
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const PAGES: readonly [string, string][] = [
  ['/vocabulary', 'Vocabulary'],
  ['/vocabulary/word', 'Word of the Day'],
  ['/vocabulary/games', 'Fun Games'],
  ['/vocabulary/games/ehard?src=s&game=wordcard', 'Choose a difficulty'],
  [CARD_GAME, 'Flip the Card with Similar Words'],
  [PLAYING, 'Similar Words: Easy Level 1'],
  [`${SCORE}&t1=You+Won&t2=x`, 'You Won'],
  [`${SCORE}&t1=You+Loose&t2=x`, 'You Lose'],
  [DROP_OPPOSITE, 'Match Opposite Words'],
  [DROP_PLAYING, 'Match Similar Words'],
];

for (const [path, heading] of PAGES) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const waiting = page.getByRole('main').locator('[class*=skeleton], [class*=loader]');
    await expect(waiting).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('axe finds nothing serious in the popups', async ({ page }) => {
  for (const path of [CARD_GAME, DROP_OPPOSITE]) {
    await page.goto(path);
    await page.getByRole('button', { name: /^How to play/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('axe finds nothing serious where results are shown', async ({ page }) => {
  const of = (game: string, level: number, score: number) => ({
    ...{ game, src: 's', difficulty: 'easy', level, score },
  });
  const kept = [
    of('wordcard', 1, 12),
    of('wordcard', 2, 8),
    of('dropit', 1, 5),
    of('dropit', 2, 0),
  ];
  await page.addInitScript(
    (memory) => localStorage.setItem('games', memory),
    JSON.stringify({ of: null, kept }),
  );
  await page.goto(CARD_GAME);
  await page.getByRole('button', { name: 'Level 2, best result 8 of 12' }).click();
  await expectAccessible(page);
  await page.goto(DROP_SIMILAR);
  await expect(page.getByRole('link', { name: 'Level 2, best result 0 of 5' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing serious in the middle of a card game', async ({ page, request }) => {
  await collectAlerts(page);
  const cards = await readCards(request, 1);
  const board = await CardBoard.openWithPausedClock(page, PLAYING);
  const laid = await board.revealAll();
  await page.getByRole('button', { name: 'New Game' }).click();
  const [[first = 0] = [], [second = 0] = [], ...pairs] = pairPlaces(laid, cards);
  for (let turn = 0; turn < 12; turn += 1) {
    await board.turn(first);
    await board.turn(second);
    await board.settle();
  }
  // axe needs a running clock.
  await page.clock.resume();
  for (const place of pairs.slice(0, 3).flat()) await board.turn(place);
  await board.turn(first);
  await expect(page.getByText('Careful now: 5 turns left.')).toBeVisible();
  await expect(board.cards.nth(first)).toHaveAccessibleName(/^Card \d+: \w+$/);
  await expectAccessible(page);
});

test('axe finds nothing serious in the middle of drop-it', async ({ page }) => {
  await page.goto(DROP_PLAYING);
  const [[slot, word], ...pairs] = (await readDropPairs(DROP_LEVEL)) as [
    [string, string],
    ...[string, string][],
  ];
  const board = new DropBoard(page);
  await board.put(word, slot);
  await board.tile(pairs[0]?.[1] ?? '').click();
  await expectAccessible(page);
  await board.tile(pairs[0]?.[1] ?? '').click();
  for (const [name, other] of pairs) await board.put(other, name);
  await board.expectPlaced(5);
  await expectAccessible(page);
});
