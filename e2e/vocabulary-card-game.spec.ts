// The card game: won, lost, by keyboard alone, and left.

import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, SCREENS } from './support/accessibility.ts';
import { closeAlert, collectAlerts, followLock, leaveGame } from './support/dialogs.ts';
import { test } from './support/journey.ts';
import { CARD_GAME, CardBoard, pairPlaces, readCards } from './support/word-games.ts';

const SEED = 7;
const PLAYING = `${CARD_GAME}&level=1&seed=${SEED}`;

/** Restarts in the middle of a game and confirms it. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByText('New game. 12 cards, 20 turns.')).toBeAttached();
}

test.describe('the card game', () => {
  test('is won by a player who remembers, and leads to the next level', async ({
    page,
    request,
  }) => {
    const cards = await readCards(request, 1);
    await collectAlerts(page);
    const board = await CardBoard.openWithPausedClock(page, PLAYING);
    const laid = await board.revealAll();
    // The same seed deals the same cards.
    await startAgain(page);
    for (const places of pairPlaces(laid, cards)) {
      for (const place of places) await board.turn(place);
    }
    await board.settle();
    await expect(page.getByRole('heading', { name: 'You Won' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A happy star' })).toBeVisible();
    await expect(page.getByText('Similar Words, Easy, level 1')).toBeVisible();
    await expect(page.locator('canvas'), 'confetti').toBeAttached();
    await page.getByRole('link', { name: 'Next level' }).click();
    await expect(page).toHaveURL(`${CARD_GAME}&level=2`);
    await expect(board.cards).toHaveCount(12);
    await page.getByRole('link', { name: 'Levels' }).click();
    // The house loads a moment later in real time, even while the clock is paused.
    await expect(async () => {
      await board.settle();
      const lit = page.getByText('1 of 12 windows lit, 3 of 36 stars');
      await expect(lit).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Level 1, best result 12 of 12' })).toBeVisible();
  });

  test('is lost after twenty turns', async ({ page, request }) => {
    const cards = await readCards(request, 1);
    await collectAlerts(page);
    const board = await CardBoard.openWithPausedClock(page, PLAYING);
    const laid = await board.revealAll();
    const [[first = 0] = [], [second = 0] = []] = pairPlaces(laid, cards);
    await startAgain(page);
    for (let turn = 1; turn <= 20; turn += 1) {
      await board.turn(first);
      await board.turn(second);
      const left = ['No turns', '1 turn'][20 - turn] ?? `${20 - turn} turns`;
      await expect(page.getByText(`No match. ${left} left.`)).toBeAttached();
      await board.settle();
    }
    await expect(page.getByRole('heading', { name: 'You Lose' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A sad face' })).toBeVisible();
    await expect(page.locator('canvas'), 'no confetti').not.toBeAttached();
    await page.getByRole('link', { name: 'Play again' }).click();
    await expect(board.cards).toHaveCount(12);
  });

  test('is played by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PLAYING);
    const board = new CardBoard(page);
    await board.cards.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(board.cards.nth(4)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('19 turns left.')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(board.cards.nth(5)).toBeFocused();
  });

  test('asks for a level, and protects the locked ones', async ({ page }) => {
    await page.goto(CARD_GAME);
    await page.getByRole('button', { name: 'New Game' }).click();
    await closeAlert(page, 'Select a level');
    await page.getByRole('link', { name: 'Level 3, locked' }).click();
    await followLock(page, 'Log in');
    await expect(page).toHaveURL('/login');
    await page.goto(`${CARD_GAME}&level=3`);
    await expect(page).toHaveURL('/login');
  });

  test('asks before it is left, with kittens', async ({ page }) => {
    await page.goto(CARD_GAME);
    await page.getByRole('button', { name: 'Level 1' }).click();
    await page.getByRole('button', { name: 'New Game' }).click();
    const board = new CardBoard(page);
    await board.turn(0);
    await leaveGame(page, false);
    await expect(board.cards.first()).toHaveAccessibleName(/^Card 1: /);
    await leaveGame(page, true);
    await expect(page).toHaveURL(CARD_GAME);
  });

  test('shows all twelve cards at once', async ({ page }) => {
    await page.goto(PLAYING);
    const board = new CardBoard(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const place of [0, 11]) {
        await expect(board.cards.nth(place)).toBeInViewport({ ratio: 1 });
      }
      await expectNoSidewaysScroll(page);
    }
  });
});
