// What a child got wrong becomes due (product §7.13), and what the parent's report says about it (product §7.14).

import { expect, type Page } from '@playwright/test';
import type { ChoiceOnWire } from '#contract/quiz.ts';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import { press, signUp } from './support/family.ts';
import { newVisitor, test } from './support/journey.ts';
import { makeDataDir, removeDataDir, siteAtTimes } from './support/own-server.ts';
import { playingPath, readFreeLevel } from './support/quiz-level.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The questions of the free level that have options. */
async function readQuestions(page: Page): Promise<ChoiceOnWire[]> {
  const { questions } = await readFreeLevel(page.request);
  return questions.filter((one): one is ChoiceOnWire => !('kind' in one) && !one.type);
}

/** Stores a wrong answer to each of them on the device, three days old. */
async function storeWrongAnswers(page: Page, questions: ChoiceOnWire[]): Promise<void> {
  const kept = questions.map(({ id, answer }) => ({
    id: crypto.randomUUID(),
    item: id,
    answer: answer === 0 ? 1 : 0,
    at: Date.now() - 3 * DAY_MS,
    hint: false,
    tookMs: 20_000,
  }));
  await page.goto('/quiz');
  await page.evaluate((answers) => {
    for (const answer of answers) {
      localStorage.setItem(`answers//${answer.at}/${answer.id}`, JSON.stringify(answer));
    }
  }, kept);
}

async function answerRight(page: Page, questions: ChoiceOnWire[]): Promise<void> {
  const { board, question } = await shownOf(page, questions);
  const right = question.options[question.answer] ?? '';
  await board.getByRole('button').filter({ hasText: right }).click();
  await expect(board.getByText('Right', { exact: true })).toBeVisible();
}

/** Returns the question. */
async function answerWrong(page: Page, questions: ChoiceOnWire[]): Promise<ChoiceOnWire> {
  const { board, question } = await shownOf(page, questions);
  const wrong = question.options[question.answer === 0 ? 1 : 0] ?? '';
  await board.getByRole('button').filter({ hasText: wrong }).click();
  await expect(board.getByText('Not this one', { exact: true })).toBeVisible();
  return question;
}

async function shownOf(page: Page, questions: ChoiceOnWire[]) {
  const board = page.getByRole('region').filter({ has: page.locator('#question') });
  const title = await page.locator('#question').textContent();
  const text = (await board.textContent()) ?? '';
  const question = questions.find(
    (one) => one.title === title && one.options.every((option) => text.includes(option)),
  );
  if (question === undefined) throw new Error(`no question asks “${title}”`);
  return { board, question };
}

test('a visitor practises wrong answers, which move to the account at sign-up', async ({
  page,
}) => {
  await collectAlerts(page);
  const questions = (await readQuestions(page)).slice(0, 2);
  await storeWrongAnswers(page, questions);
  await page.reload();
  await page.getByRole('link', { name: 'Practise my mistakes' }).click();
  await expect(page).toHaveURL('/quiz/review');
  await expectAccessible(page);
  await answerRight(page, questions);
  await press(page, 'Next Question');
  await answerRight(page, questions);
  await press(page, 'Submit');
  await expect(page.getByText('2 of 2 right')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quiz home' }).click();
  await expect(page.getByRole('link', { name: 'Practise my mistakes' })).toBeHidden();

  await signUp(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'See the report' }).click();
  await expect(page).toHaveURL('/account/report');
  // The wrong answers may fall into the previous week.
  await expect(page.getByText(/got 2 of (2|4) questions right/)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await press(page, 'One page (PDF)');
  expect((await downloading).suggestedFilename()).toBe('grammar-gully-report.pdf');
  await page.getByRole('checkbox', { name: 'Send me these three sentences' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Send me these three sentences' })).toBeChecked();
});

test('an unfinished level can be continued, also in another tab', async ({ page, context }) => {
  const level = await readFreeLevel(page.request);
  await page.goto(playingPath(level));
  await press(page, 'Skip');
  await page.close();
  const other = await context.newPage();
  await other.goto('/quiz');
  await other.getByRole('link', { name: 'Go on where you stopped' }).click();
  await expect(other.getByRole('heading', { name: level.questions[1]?.title ?? '' })).toBeVisible();
});

test('answers given offline reach the account', async ({ page, context }) => {
  await collectAlerts(page);
  await signUp(page);
  const level = await readFreeLevel(page.request);
  await page.goto(playingPath(level));
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
  await context.setOffline(true);
  const first = (await readQuestions(page)).find(({ id }) => id === level.questions[0]?.id);
  if (first === undefined) throw new Error('the first question has no options');
  await answerRight(page, [first]);
  await context.setOffline(false);
  const namesOfAnswers = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('answers/')));
  await expect.poll(namesOfAnswers).toEqual([]);
  await page.goto('/account/report');
  await expect(page.getByText('got 1 of one question right', { exact: false })).toBeVisible();
});

test.describe('in a fortnight', () => {
  const FIRST_DAY = Date.parse('2027-01-04T16:00:00+05:30');
  let dataDir: string;
  let at: ReturnType<typeof siteAtTimes>;

  test.beforeEach(async () => {
    dataDir = await makeDataDir();
    at = siteAtTimes(dataDir);
  });
  test.afterEach(() => removeDataDir(dataDir));

  const onDay = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString();

  test("a mistake is due at growing intervals, even if the device's clock is stopped", {
    tag: '@desktop',
  }, async ({ browser }) => {
    test.setTimeout(180_000);
    let page!: Page;
    let mistake!: ChoiceOnWire;
    await at(onDay(0), async (baseUrl) => {
      page = await newVisitor(browser, baseUrl);
      await collectAlerts(page);
      await signUp(page);
      await page.clock.setFixedTime(new Date('2020-02-29T12:00:00Z'));
      await page.goto(playingPath(await readFreeLevel(page.request)));
      // Leaving the page may cut the first upload off.
      const saved = page.waitForResponse('**/api/user/answers', { timeout: 90_000 });
      mistake = await answerWrong(page, await readQuestions(page));
      await page.goto('/quiz/review');
      expect((await saved).status()).toBe(200);
    });

    const asked: number[] = [];
    const question = page.locator('#question');
    const nothing = page.getByText(/^(Nothing to practise right|All done for) now$/);
    for (const day of [1, 3, 4, 11, 12, 14]) {
      await at(onDay(day), async () => {
        await page.goto('/quiz/review');
        await expect(question.or(nothing)).toBeVisible();
        if (!(await question.isVisible())) return;
        asked.push(day);
        await answerRight(page, [mistake]);
        await press(page, 'Submit');
        await expect(page.getByText('1 of 1 right')).toBeVisible();
        await page.goto('/quiz/review');
        await expect(nothing).toBeVisible();
      });
    }
    expect(asked).toEqual([1, 4, 12]);
    await page.context().close();
  });
});
