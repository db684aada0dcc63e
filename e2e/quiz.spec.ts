// Around a quiz level: locks, reloads, leaving, sound, motion, accessibility.

import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { followLock, leaveGame } from './support/dialogs.ts';
import { test } from './support/journey.ts';
import { isProduced } from './support/produced-question.ts';
import {
  expectMark,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
  readLockedTopic,
} from './support/quiz-level.ts';

test('a locked level leads a visitor to login and a signed-in child to membership', async ({
  page,
  request,
}) => {
  const { id, attributes } = await readLockedTopic(request);
  const [levelId] = attributes.levels;
  await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
  await page.goto('/quiz/topics?src=single');
  const openFirstLevel = async () => {
    const name = `Play Now: ${attributes.topic}`;
    await page.getByRole('button', { name, exact: true }).click();
    await page
      .getByRole('link', { name: `${attributes.topic}, Easy, level 1, locked`, exact: true })
      .click();
  };
  await openFirstLevel();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/quiz/topics?src=single');
  await page
    .getByRole('link', { name: `${attributes.topic}, Easy, level 1, locked`, exact: true })
    .click();
  await followLock(page, 'Log in');
  await expect(page).toHaveURL('/login');

  await page.goto(`/quiz/playing?lvlid=${levelId}&src=single&topid=${id}`);
  await expect(page).toHaveURL('/login');

  await page.addInitScript(() => {
    localStorage.setItem('childsName', '"Asha"');
    localStorage.setItem('role', '"user"');
  });
  await page.goto('/quiz/topics?src=single');
  await openFirstLevel();
  await followLock(page, 'See the membership');
  await expect(page).toHaveURL('/member');
});

test('a reload during a level asks first and loses no answer', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    dialog.accept();
  });
  await page.goto(playingPath(level));
  const [first, second, third] = level.questions.map((q) => new QuestionOnPage(page, q));
  await first?.isShown();
  await first?.answer();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await second?.isShown();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await third?.isShown();
  await page.reload();
  await third?.isShown();
  await expectMark(page, 1, 'right');
  await expectMark(page, 2, 'skipped');
  expect(dialogs).toEqual(['beforeunload']);
});

test('leaving inside the app asks first', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
  await page.goto('/quiz/topics?src=single');
  await page.getByRole('button', { name: `Play Now: ${level.topic}`, exact: true }).click();
  await page.getByRole('link', { name: `${level.topic}, Easy, level 1`, exact: true }).click();
  const first = new QuestionOnPage(page, level.questions[0] as (typeof level.questions)[0]);
  await first.isShown();
  await first.answer();
  await leaveGame(page, false);
  await expect(page).toHaveURL(playingPath(level));
  await expectMark(page, 1, 'right');
  await leaveGame(page, true);
  await expect(page).toHaveURL('/quiz/topics?src=single');
});

for (const category of ['basic', 'intermediate']) {
  test(`the street of ${category} is short, and all of a house can be tapped`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(
      (picked) => localStorage.setItem('standard1', JSON.stringify(picked)),
      category,
    );
    await page.goto('/quiz/topics?src=single');
    await expect(page.getByRole('button', { name: /^Play Now/ })).toHaveCount(14);
    // It loads last, after the houses, and makes the page longer.
    await expect(
      page.getByRole('button', { name: 'What is free, and what members get' }),
    ).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(2_500);
    // A name is not a button, but it covers one.
    await page.getByRole('heading', { name: 'Pronouns', level: 2 }).click({ force: true });
    await expect(page.getByRole('link', { name: 'Pronouns, Easy, level 1, locked' })).toBeVisible();
  });
}

test('an invalid tag redirects to the quiz', async ({ page }) => {
  await page.goto('/quiz/score-single?tag=%F0%9F%90%BF');
  await expect(page).toHaveURL('/quiz');
  await expect(page.getByRole('heading', { name: 'Quiz', level: 1 })).toBeVisible();
});

test('the confetti of a result opened by its address waits for the loader', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('canvas') === null) return;
      const isHidden = document.querySelector('#boot-loader') !== null;
      document.documentElement.dataset.confetti ??= isHidden ? 'behind the loader' : 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(scorePath(10));
  await expect(page.locator('html')).toHaveAttribute('data-confetti', 'seen');
  await context.close();
});

test('no confetti falls with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(scorePath(10));
  await expect(page.getByText('10 marks out of 10')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next level', exact: true })).toBeVisible();
  await expect(page.locator('canvas')).not.toBeAttached();
});

test('sound is on by default, and the choice is stored', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function count(...when) {
      document.documentElement.dataset.sounds = String(sounds() + 1);
      return start.apply(this, when);
    };
    const sounds = () => Number(document.documentElement.dataset.sounds ?? 0);
  });
  await page.goto(playingPath(level));
  const html = page.locator('html');
  const sound = page.getByRole('button', { name: 'Sound' });
  const first = new QuestionOnPage(page, level.questions[0] as (typeof level.questions)[0]);
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await first.answer();
  await expect(html).toHaveAttribute('data-sounds', '1');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expectMark(page, 2, 'skipped');
  await expect(html).toHaveAttribute('data-sounds', '1');
  expect(await page.evaluate(() => localStorage.getItem('muted'))).toBe('true');
});

test.describe('is accessible', () => {
  test.slow();
  // Without transitions axe sees the final colours.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('on the way to a level and beside it', async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto('/quiz');
    await expect(page.getByRole('heading', { name: 'Quiz', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Single Player/ }).click();
    await expect(page.getByRole('heading', { name: 'Choose your standard' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Basic' }).click();
    await page.getByRole('button', { name: `Play Now: ${level.topic}`, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'How to play?' }).click();
    await expect(page.getByRole('heading', { name: 'How to play', exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/quiz/scores', '/quiz/waiting?code=7&lvlid=11&topid=1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('while a level is played', async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto(playingPath(level));
    const drag = level.questions.findIndex((one) => !isProduced(one) && one.type);
    for (const [position, question] of level.questions.entries()) {
      const shown = new QuestionOnPage(page, question);
      await shown.isShown();
      if (position === 0) {
        await expectAccessible(page);
        await shown.answer(false);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Next Question' }).click();
        continue;
      }
      if (position === drag) {
        await shown.tile(shown.key).click();
        await expectAccessible(page);
        await shown.box.getByRole('button').click();
        await expectMark(page, position + 1, 'right');
        await expectAccessible(page);
      }
      const isLast = position === level.questions.length - 1;
      const on = isLast ? 'Submit' : position === drag ? 'Next Question' : 'Skip';
      await page.getByRole('button', { name: on, exact: true }).click();
    }
    await expect(page.getByRole('heading', { name: 'You Scored' })).toBeVisible();
    await expectAccessible(page);
  });
});

function scorePath(score: number): string {
  const result = `score=${score}&t=10&lvl=Nouns&difficulty=easy&num=1&lvlid=11&topid=1`;
  return `/quiz/score-single?tag=${encodeURIComponent(btoa(result))}`;
}
