// The network fails during a level: nothing is lost, and the score is uploaded on reconnect.

import { expect, type Page } from '@playwright/test';
import { signUp, test } from './support/family.ts';
import {
  expectMark,
  levelCodeLoaded,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
} from './support/quiz-level.ts';

/** The stars of a level on the server. */
async function savedStars(page: Page, levelId: number): Promise<number | undefined> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""'));
  const response = await page.request.get('/api/user/progress', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { levels } = (await response.json()) as { levels: { levelId: number; stars: number }[] };
  return levels.find((level) => level.levelId === levelId)?.stars;
}

test('a started level is finished without a network', async ({ page, context }) => {
  await signUp(page);
  // Code that was still loading when the network failed and that nobody has requested.
  await page.route(/message-host/, (route) => route.abort());
  const level = await readFreeLevel(page.request);
  const code = levelCodeLoaded(page, level);
  const topic = page.waitForResponse(/\/api\/topics\/\d+$/);
  await page.goto(playingPath(level));
  await code;
  await (await topic).finished();

  await context.setOffline(true);
  for (const [position, question] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, question);
    await shown.isShown();
    await shown.answer();
    await expectMark(page, position + 1, 'right');
    const isLast = position === level.questions.length - 1;
    await page.getByRole('button', { name: isLast ? 'Submit' : 'Next Question' }).click();
  }
  const total = level.questions.length;
  await expect(page.getByText(`${total} marks out of ${total}`)).toBeVisible();

  await page.getByRole('link', { name: 'Quiz home', exact: true }).tap();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await retry.tap();
  await expect(page.getByText('can’t be reached').first()).toBeVisible();
  expect(await savedStars(page, level.id)).toBeUndefined();

  await context.setOffline(false);
  await expect.poll(() => savedStars(page, level.id)).toBe(3);
  await retry.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz' })).toBeVisible();
});
