// A build is released while a page is open (product §2.13): the current activity continues, nothing is lost, and the
// next page change applies the new build. Both with the files of the old build still served, and with them gone.

import { expect, type Page } from '@playwright/test';
import { competitionAction as action } from '#messages/competition-action.ts';
import { competitionTest as say } from '#messages/competition-test.ts';
import { answer, question, register, storedAnswers } from './support/competition.ts';
import { closeAlert, collectAlerts } from './support/dialogs.ts';
import {
  fillDetails,
  test as journey,
  logOut,
  newPhone,
  press,
  signUp,
  stored,
  userLabel,
  verifyPhone,
} from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { runOperator } from './support/own-server.ts';
import {
  expectMark,
  levelCodeLoaded,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
} from './support/quiz-level.ts';
import { buildOf, expectApplied, ReleasingSite, returnToTab } from './support/releases.ts';
import {
  CARD_GAME,
  CardBoard,
  DROP_OPPOSITE,
  DropBoard,
  pairPlaces,
  readCards,
  readDropPairs,
} from './support/word-games.ts';

let site: ReleasingSite;

const test = journey.extend<{ visitor: Page }>({
  visitor: async ({ browser }, use) => {
    const page = await newVisitor(browser, site.baseUrl);
    await use(page);
    await page.context().close();
  },
});

// One site for all: its database is created once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  site = await ReleasingSite.start();
});
test.afterAll(() => site.stop());

/** Releases a build. The page learns of it and stays as it is. */
async function releaseUnder(page: Page, earlier: 'kept' | 'gone'): Promise<void> {
  const before = await buildOf(page);
  expect(before).toBe(site.build);
  await site.release(earlier);
  await returnToTab(page);
  expect(await buildOf(page)).toBe(before);
}

for (const earlier of ['kept', 'gone'] as const) {
  test.describe(`with the files of the old build ${earlier}`, () => {
    test('a level is played to its end', async ({ visitor: page }) => {
      await signUp(page);
      const level = await readFreeLevel(page.request);
      const code = levelCodeLoaded(page, level);
      await page.goto(playingPath(level));
      const questions = level.questions.map((one) => new QuestionOnPage(page, one));
      await questions[0]?.answer();
      await code;

      const old = site.build;
      await releaseUnder(page, earlier);
      await expectMark(page, 1, 'right');
      for (const shown of questions.slice(1)) {
        await press(page, 'Next Question');
        await shown.isShown();
        await shown.answer();
      }
      expect(await buildOf(page)).toBe(old);
      await press(page, 'Submit');
      const total = questions.length;
      await expect(page.getByText(`${total} marks out of ${total}`)).toBeVisible();
      await expectApplied(page, site);
      // The answers are in the history state.
      await expect(page.getByRole('heading', { name: 'Look again' })).toBeVisible();
    });

    test('a card game is won', async ({ visitor: page }) => {
      const cards = await readCards(page.request, 1);
      const board = await CardBoard.openWithPausedClock(page, `${CARD_GAME}&level=1&seed=7`);
      const laid = await board.revealAll();

      const old = site.build;
      await releaseUnder(page, earlier);
      const pairs = pairPlaces(laid, cards);
      for (const places of pairs.slice(0, -1)) for (const at of places) await board.turn(at);
      expect(await buildOf(page)).toBe(old);
      for (const at of pairs.at(-1) ?? []) await board.turn(at);
      await board.settle();
      await expectApplied(page, site);
      await page.clock.resume();
      await expect(page.getByRole('heading', { name: 'You Won' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Words that mean the same' })).toBeVisible();
      await page.goto(CARD_GAME);
      await expect(
        page.getByRole('button', { name: 'Level 1, best result 12 of 12' }),
      ).toBeVisible();
    });

    test('a drop-it game is filled', async ({ visitor: page }) => {
      await page.goto(DROP_OPPOSITE);
      await page.getByRole('link', { name: 'Level 3' }).click();
      const board = new DropBoard(page);
      await expect(board.options.getByRole('button')).toHaveCount(5);
      const pairs = await readDropPairs({ pairs: 'opposite', difficulty: 'hard', level: 3 });
      const put = async (from: number, to: number) => {
        for (const [slot, word] of pairs.slice(from, to)) await board.put(word, slot);
      };
      await put(0, 2);

      await releaseUnder(page, earlier);
      await board.expectPlaced(2);
      await put(2, 5);
      await press(page, 'Submit');
      await closeAlert(page, 'You scored 5 out of 5');
      await expect(page).toHaveURL(DROP_OPPOSITE);
      await expectApplied(page, site);
      await expect(page.getByRole('link', { name: 'Level 3, best result 5 of 5' })).toBeVisible();
    });

    test('a parent signs up', async ({ visitor: page }) => {
      await collectAlerts(page);
      await page.goto('/signup');
      await verifyPhone(page, newPhone());
      await page.getByLabel("Parent's name").fill('Asha');

      await releaseUnder(page, earlier);
      await expect(page.getByLabel("Parent's name")).toHaveValue('Asha');
      // A successful call of the account.
      const validated = page.waitForResponse(/\/api\/user\/validate$/);
      await fillDetails(page, 'Ravi');
      await expect(userLabel(page)).toBeVisible();
      await expectApplied(page, site);
      await expect(page).toHaveURL('/');
      expect((await validated).status()).toBe(200);
    });

    test('pending answers are uploaded at logout', async ({ visitor: page }) => {
      await signUp(page);
      await page.route('/api/user/answers', (route) => route.abort());
      const level = await readFreeLevel(page.request);
      await page.goto(playingPath(level));
      await new QuestionOnPage(page, level.questions[0] as never).answer();
      await expectMark(page, 1, 'right');
      const validated = page.waitForResponse(/\/api\/user\/validate$/);
      await page.goto('/AboutUs');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // The session's code has loaded: a page without it would reload by itself.
      await validated;

      await releaseUnder(page, earlier);
      await page.unroute('/api/user/answers');
      const handedOver = page.waitForResponse('/api/user/answers');
      await logOut(page);
      expect((await handedOver).status()).toBe(200);
      await expectApplied(page, site);
    });
  });
}

test('a page not opened before loads from the new build, even if the tab did not know of it', async ({
  visitor: page,
}) => {
  await page.goto('/AboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.release('gone');
  await page.evaluate(() => window.history.pushState({ idx: 1 }, '', '/worksheets'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1, name: 'Worksheets' })).toBeVisible();
  await expectApplied(page, site);
});

test('a competition is played through two releases, with the files of the old build gone', async ({
  visitor: page,
}) => {
  // A release restarts the server: on a busy machine that takes longer than a short question.
  const create =
    'create --like 7 --id 1000 --starts-in 90s --questions 4 --seconds-per-question 20'.split(' ');
  await Promise.all([
    runOperator(site.dataDir, 'competition', ...create),
    page.goto('/competition'),
  ]);
  await expect(async () => {
    await page.reload();
    await press(page, action.register);
  }).toPass();
  await register(page, newPhone());
  await expect(page.getByRole('button', { name: action.participate })).toBeVisible({
    timeout: 60_000,
  });
  await press(page, action.participate);
  await expect(page.getByText(say.waiting.ready)).toBeVisible();
  const old = site.build;
  await releaseUnder(page, 'gone');

  await expect(question(page, 1, 4)).toBeVisible({ timeout: 90_000 });
  expect(await buildOf(page)).toBe(old);
  await answer(page, /^a /).click();
  await expect(question(page, 2, 4)).toBeVisible({ timeout: 60_000 });
  await answer(page, /^b /).click();
  await site.release('gone');
  await returnToTab(page);
  await expect(question(page, 3, 4)).toBeVisible({ timeout: 60_000 });
  await answer(page, /^c /).click();
  await expect(question(page, 4, 4)).toBeVisible({ timeout: 60_000 });
  await answer(page, /^d /).click();
  expect(await storedAnswers(page)).toEqual([0, 1, 2, 3]);
  await expect(page.getByRole('heading', { name: say.completed.title })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(say.saved.onServer, { exact: true })).toBeVisible();
  expect(await buildOf(page)).toBe(old);
  await page.getByRole('link', { name: say.completed.home }).click();
  await expect(page).toHaveURL('/competition');
  await expectApplied(page, site);
  expect(await stored(page, 'competitionUser')).not.toBeNull();
});
