// The place of the focus after the focused element is gone.

import { expect, type Page } from '@playwright/test';
import { signUp } from './support/family.ts';
import { test } from './support/journey.ts';

/** Pages that report a failed load and offer a retry. */
const PAGES = [
  '/AboutUs',
  '/quiz/topics?src=single',
  '/vocabulary/word',
  '/vocabulary/games/wordcard?src=s&difficulty=easy&level=1',
  '/vocabulary/games/wordcard?src=s&difficulty=easy',
  '/worksheets',
  '/worksheets/Nouns',
  '/competition',
  '/competition/papers',
  '/member',
];

const PAGES_OF_A_FAMILY = [
  '/account',
  '/account/data',
  '/account/report',
  '/quiz/review',
  '/quiz/path',
  '/quiz/start',
];

/** Opens the page while the server is unreachable, and retries once it is reachable. */
async function expectFocusAfterRetry(page: Page, path: string): Promise<void> {
  let isUp = false;
  await page.route('**/api/**', (route) =>
    isUp || route.request().url().endsWith('/api/maintenance') ? route.fallback() : route.abort(),
  );
  await page.goto(path);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' }).first();
  await retry.focus();
  isUp = true;
  await page.keyboard.press('Enter');
  await expect(retry).toBeHidden();
  await expect(main.getByRole('heading').and(page.locator(':focus'))).toBeVisible();
}

for (const path of PAGES) {
  test(`${path} keeps the focus when its content comes after all`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
    await expectFocusAfterRetry(page, path);
  });
}

test('the pages of a family keep the focus when their content comes after all', async ({
  page,
}) => {
  await signUp(page, 'Ravi');
  for (const path of PAGES_OF_A_FAMILY) await expectFocusAfterRetry(page, path);
});
