// The screen of a running level: what is visible together, the keys, the way back to a skipped question, the way out.

import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { replyAsOurs } from './support/our-reply.ts';
import { answerByKeys, isProduced } from './support/produced-question.ts';
import {
  expectMark,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
  readWordiestQuestions,
  wordiestMistake,
} from './support/quiz-level.ts';

const SMALL_PHONE = { width: 360, height: 640 };

for (const kind of ['choice', 'spot', 'drag'] as const) {
  test(`question, choice and reason are together on a small phone: the wordiest of ${kind}`, async ({
    page,
    request,
  }) => {
    const level = await readFreeLevel(request);
    const questions = await readWordiestQuestions(kind, level.questions.length);
    const topic = 'Adjectives & Comparison';
    const attributes = { topic, difficulty: 'hard', number: 3, questions };
    await page.route('/api/levels/*', (route) =>
      replyAsOurs(route, { data: { id: level.id, attributes }, meta: {} }),
    );
    await page.setViewportSize(SMALL_PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(playingPath(level));
    for (const question of questions) {
      const shown = new QuestionOnPage(page, question);
      await shown.isShown();
      const mistake = wordiestMistake(question);
      if (shown.isDrag) {
        await shown.tile(mistake).tap();
        await shown.box.getByRole('button').tap();
      } else {
        await shown.option(mistake).tap();
      }
      await expect(page.getByText(question.why).last()).toBeInViewport({ ratio: 1 });
      await expect(shown.region).toBeInViewport({ ratio: 1 });
      await expect.poll(() => heightBelow(page), question.id).toBe(0);
      if (question !== questions.at(-1)) {
        await page.getByRole('button', { name: 'Next Question' }).tap();
      }
    }
  });
}

/** How far the page scrolls, in pixels. */
const heightBelow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test('behind the first loader the question gets the focus, and its keys work', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.goto('/quiz/first');
  await expect(page.locator('#question')).toBeFocused();
  await context.close();
});

test('a level is played by its keys', { tag: '@desktop' }, async ({ page, request }) => {
  const level = await readFreeLevel(request);
  await page.goto(playingPath(level));
  for (const [position, question] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, question);
    await shown.isShown();
    if (shown.isDrag) {
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      continue;
    }
    if (isProduced(question)) await answerByKeys(page, question);
    else await page.keyboard.press(position % 2 ? String(shown.key + 1) : letterOf(shown));
    await expectMark(page, position + 1, 'right');
    if (position < level.questions.length - 1) await page.keyboard.press('Enter');
  }
  // Enter does not submit a level with skipped questions.
  await page.keyboard.press('Enter');
  const drag = level.questions.findIndex((one) => !isProduced(one) && one.type);
  await page.getByRole('button', { name: `Back to question ${drag + 1}` }).click();
  const skipped = level.questions[drag] as (typeof level.questions)[0];
  const shown = new QuestionOnPage(page, skipped);
  await shown.tile(shown.key).click();
  await shown.box.getByRole('button').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
});

test('a skipped question can be reopened by its step, and there is one way out', async ({
  page,
  request,
}) => {
  const level = await readFreeLevel(request);
  await page.goto(playingPath(level));
  const [first, second, third] = level.questions.map((q) => new QuestionOnPage(page, q));
  await first?.isShown();
  await expect(page.getByText('I am Gilli, a palm squirrel.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).tap();
  await second?.isShown();
  await second?.answer();
  await page.getByRole('button', { name: 'Next Question' }).tap();
  await third?.isShown();
  await page.getByRole('button', { name: 'Question 1, skipped' }).tap();
  await first?.isShown();
  await first?.answer();
  await page.getByRole('button', { name: 'Next Question' }).tap();
  await third?.isShown();
  await expectMark(page, 1, 'right');

  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Leave the level' }).tap();
  await expect(page.getByText(/kittens/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep playing' }).tap();
  await third?.isShown();
  await page.getByRole('link', { name: 'Leave the level' }).tap();
  await page.getByRole('button', { name: 'Leave', exact: true }).tap();
  await expect(page).toHaveURL('/quiz/standard');
});

const letterOf = ({ key }: QuestionOnPage) => 'abcd'[key] ?? '';
