// The path of a child: where to start, what comes next, and what the street says of it (product §7.15).

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import { press, signUp } from './support/family.ts';
import { test } from './support/journey.ts';

/** Answers nothing until the result is there; returns how many questions there were. */
async function knowNothing(page: Page): Promise<number> {
  const result = page.getByRole('heading', { name: 'We can start!' });
  const question = page.locator('#question');
  for (let asked = 0; ; asked += 1) {
    await expect(question.or(result)).toBeVisible();
    if (await result.isVisible()) return asked;
    const steps = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    await expect(steps).toHaveCount(asked + 1);
    await press(page, 'Next');
  }
}

test('a new child finds where to start, plays a round, and the street knows it', async ({
  page,
}) => {
  await page.goto('/quiz');
  await page.getByRole('link', { name: 'Where shall we start?' }).click();
  await expect(page).toHaveURL('/quiz/start');
  await expectAccessible(page);
  expect(await knowNothing(page)).toBeLessThanOrEqual(12);
  await expect(page.getByText('Start with the first English topics, Easy Level 1.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect(page).toHaveURL('/quiz/path');
  await expect(page.getByText('Next for you: Nouns')).toBeVisible();
  await expect(page.locator('#question')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/quiz');
  const offers = page.getByRole('navigation', { name: 'For you' });
  await expect(offers.getByRole('link', { name: 'Next for you' })).toBeVisible();
  await expect(offers.getByRole('link', { name: 'Choose a level yourself' })).toBeVisible();
  await expect(offers.getByRole('link', { name: 'Where shall we start?' })).toBeHidden();
  await page.goto('/quiz/topics?src=single');
  await expect(page.getByText(/^\d+ of \d+ skills solid$/)).toBeVisible();
});

test('the answers of a placement move to the account, and the path goes on there', async ({
  page,
}) => {
  await collectAlerts(page);
  await page.goto('/quiz/start');
  await knowNothing(page);
  await signUp(page);
  await page.goto('/quiz/path');
  await expect(page.getByText('Next for you: Nouns')).toBeVisible();
  await page.goto('/account/report');
  await expect(page.getByText('being learnt', { exact: false }).first()).toBeVisible();
});
