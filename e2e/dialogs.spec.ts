import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { closeAlert, dialogOf } from './support/dialogs.ts';
import { test } from './support/journey.ts';
import { CARD_GAME } from './support/word-games.ts';

test('an alert is closed by its button, by Escape and by Back, and restores the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/vocabulary/games');
  await page.goto(CARD_GAME);
  const newGame = page.getByRole('button', { name: 'New Game' });
  const alert = page.getByRole('alertdialog', { name: 'Select a level', exact: true });
  const close = [
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const leave of close) {
    await newGame.focus();
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
    await leave();
    await expect(alert).toBeHidden();
    await expect(newGame).toBeFocused();
    await expect(page).toHaveURL(CARD_GAME);
  }
  await newGame.click();
  await expectAccessible(page);
  await closeAlert(page, 'Select a level');
  await page.goBack();
  await expect(page).toHaveURL('/vocabulary/games');
});

test('an alert resolves when it is closed', async ({ page }) => {
  await page.goto('/vocabulary');
  await page.goto('/quiz/playing?lvlid=nonsense&src=single&topid=1');
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/playing/);
  await closeAlert(page, 'Something went wrong, please try again later');
  await expect(page).toHaveURL('/quiz');
  await page.goBack();
  await expect(page).toHaveURL('/vocabulary');
});
