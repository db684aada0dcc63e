// A file of the pages fails to load, because of the network or because a new build has other names: nothing is lost.

import { expect, type Page } from '@playwright/test';
import { quiz } from '#messages/quiz.ts';
import { closeAlert } from './support/dialogs.ts';
import { press } from './support/family.ts';
import { test } from './support/journey.ts';
import {
  expectMark,
  type FreeLevel,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
} from './support/quiz-level.ts';

/** Plays a level up to Submit: the first question right, the others skipped. */
async function playToSubmit(page: Page, level: FreeLevel): Promise<void> {
  await page.goto(playingPath(level));
  const [first, ...others] = level.questions.map((question) => new QuestionOnPage(page, question));
  await first?.answer();
  await press(page, 'Next Question');
  for (const question of others.slice(0, -1)) {
    await question.isShown();
    await press(page, 'Skip');
  }
  await others.at(-1)?.isShown();
}

async function expectResult(page: Page, level: FreeLevel): Promise<void> {
  await expect(page.getByText(`1 mark out of ${level.questions.length}`)).toBeVisible();
}

test('Submit waits for its code until the network is back', async ({ page, context }) => {
  await page.route(/finish-level/, (route) => route.abort());
  const level = await readFreeLevel(page.request);
  await playToSubmit(page, level);
  await context.setOffline(true);
  await press(page, 'Submit');
  await closeAlert(page, quiz.levelLoadFailed);
  await expectMark(page, 1, 'right');

  await page.unroute(/finish-level/);
  await context.setOffline(false);
  await press(page, 'Submit');
  await expectResult(page, level);
});

test('Submit without its code reloads the page if a new build has replaced it', async ({
  page,
}) => {
  // A browser may cache the failure, and the old build's file is gone for good.
  await page.route(/finish-level/, (route) => route.abort());
  const level = await readFreeLevel(page.request);
  await playToSubmit(page, level);
  const loadsAnew = page.waitForEvent('domcontentloaded');
  await press(page, 'Submit');
  await closeAlert(page, quiz.levelLoadFailed);
  await loadsAnew;
  await expectMark(page, 1, 'right');

  await page.unroute(/finish-level/);
  await press(page, 'Submit');
  await expectResult(page, level);
});
