// The lesson of a level: the hint during a question, and the lesson behind it.

import { expect, type Page } from '@playwright/test';
import type { getLesson } from '#contract/lesson.ts';
import { expectAccessible } from './support/accessibility.ts';
import { leaveGame } from './support/dialogs.ts';
import { test } from './support/journey.ts';
import { playingPath, QuestionOnPage, readFreeLevel } from './support/quiz-level.ts';

type LessonReply = typeof getLesson.response._output;

const askForHint = (page: Page) => page.getByRole('button', { name: 'Hint' }).tap();

test('a child opens a hint, reads the lesson, and continues', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  const reply = (await (await request.get(`/api/lessons/${level.id}`)).json()) as LessonReply;
  const { skills, title, rule } = reply.data.attributes;
  const asked = level.questions[0];
  const skill = skills.find(({ skill }) => skill === asked?.skill);
  await page.goto(playingPath(level));
  const [first] = level.questions.map((question) => new QuestionOnPage(page, question));
  await first?.isShown();

  await askForHint(page);
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint).toContainText(asked?.hint ?? skill?.hint ?? 'It has no skill.');
  await page.getByRole('button', { name: 'Show me how' }).tap();
  for (const step of skill?.steps ?? []) await expect(hint).toContainText(step);
  await page.getByRole('button', { name: 'Show the lesson' }).tap();
  const lesson = page.getByRole('dialog', { name: 'Lesson' });
  await expect(lesson.getByRole('heading', { name: title })).toBeFocused();
  await expect(lesson).toContainText(rule);
  await expect(lesson.locator('mark').first()).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(lesson).toBeHidden();
  await first?.isShown();
  await first?.answer();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeEnabled();
});

test('a hint is available offline', async ({ page, request, context }) => {
  const level = await readFreeLevel(request);
  const arrived = page.waitForResponse(`**/api/lessons/${level.id}`);
  await page.goto(playingPath(level));
  await arrived;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await askForHint(page);
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me how' })).toBeVisible();
});

test('a child reads the lesson of a level before playing it', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
  await page.goto('/quiz');
  await page.goto('/quiz/topics?src=single');
  await page.getByRole('button', { name: `Play Now: ${level.topic}`, exact: true }).tap();
  await page.getByRole('button', { name: `Lessons: ${level.topic}, Easy` }).tap();
  const lessons = page.getByRole('dialog', { name: `Lessons: ${level.topic}, Easy` });
  await lessons.getByRole('button', { name: 'Lesson of level 2' }).tap();
  await expect(lessons.getByRole('link', { name: 'Play level 2' })).toBeVisible();
  await expectAccessible(page);
  await lessons.getByRole('button', { name: 'Lesson of level 1' }).tap();
  await lessons.getByRole('link', { name: 'Play level 1' }).tap();
  const first = new QuestionOnPage(page, level.questions[0] as (typeof level.questions)[0]);
  await first.isShown();
  await first.answer();
  await leaveGame(page, true);
  await expect(page).toHaveURL('/quiz/topics?src=single');
  await expect(lessons).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/quiz');
});
