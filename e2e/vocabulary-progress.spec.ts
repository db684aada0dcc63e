// A child's progress: stored on the device, transferred at sign-up, restored on other devices, and hidden from other
// children.

import { type Browser, expect, type Page } from '@playwright/test';
import { collectAlerts } from './support/dialogs.ts';
import { allStored, logIn, logOut, signUp, signUpByForm, stored, test } from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { playingPath, QuestionOnPage, readFreeLevel } from './support/quiz-level.ts';
import {
  CARD_GAME,
  CardBoard,
  DROP_SIMILAR,
  DropBoard,
  pairPlaces,
  readCards,
  readDropPairs,
} from './support/word-games.ts';

const DROP_LEVEL = { pairs: 'similar', difficulty: 'easy', level: 1 };
const CARD_LEVEL = `${CARD_GAME}&level=1&seed=7`;
const TOPICS = '/quiz/topics?src=single';
const NOTHING = 'No level won yet';

/** Storage of a signed-in child who has played, as listed in product §2.10. */
const STORED_WHEN_SIGNED_IN = [
  ...['id', 'token', 'tokenEndsAt', 'phone', 'username', 'childsName', 'standard', 'role'],
  ...['src', 'standard1', 'quizzes', 'games', 'answers/…', 'quizRuns', 'theme', 'muted', 'volume'],
  ...['loaderSeen', 'grownUpUntil'],
];
/** Values that do not belong to the family. */
const STORED_AFTER_LOGOUT = [
  ...['loggedOutAt', 'src', 'standard1', 'theme', 'muted', 'volume', 'loaderSeen'],
];

test.describe.configure({ timeout: 180_000 });

async function fillDropLevel(page: Page): Promise<void> {
  await page.goto(DROP_SIMILAR);
  await page.getByRole('link', { name: 'Level 1', exact: true }).click();
  const board = new DropBoard(page);
  for (const [slot, word] of await readDropPairs(DROP_LEVEL)) await board.put(word, slot);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('1 of 10 windows lit, 3 of 30 stars')).toBeVisible();
}

/** The positions of the pairs, found in a separate game: the same seed deals the same cards. */
async function findPairPlaces(browser: Browser, baseURL: string): Promise<number[][]> {
  const page = await newVisitor(browser, baseURL);
  await collectAlerts(page);
  const cards = await readCards(page.request, 1);
  const board = await CardBoard.openWithPausedClock(page, CARD_LEVEL);
  const places = pairPlaces(await board.revealAll(), cards);
  await page.context().close();
  return places;
}

async function winCardLevel(page: Page, places: readonly number[][]): Promise<void> {
  await page.goto(CARD_LEVEL);
  const board = new CardBoard(page);
  for (const place of places.flat()) await board.turn(place);
  await expect(page.getByRole('heading', { name: 'You Won' })).toBeVisible();
}

async function playQuizLevel(page: Page): Promise<void> {
  const level = await readFreeLevel(page.request);
  await page.goto(TOPICS);
  await page.getByRole('link', { name: 'Basic' }).click();
  await page.goto(playingPath(level));
  for (const [position, question] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, question);
    await shown.isShown();
    await shown.answer();
    const isLast = position === level.questions.length - 1;
    await page.getByRole('button', { name: isLast ? 'Submit' : 'Next Question' }).click();
  }
  await expect(page.getByRole('heading', { name: 'You Scored' })).toBeVisible();
}

async function expectEverything(page: Page): Promise<void> {
  await page.goto(CARD_GAME);
  await expect(page.getByText('1 of 12 windows lit, 3 of 36 stars')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Level 1, best result 12 of 12' })).toBeVisible();
  await page.goto(DROP_SIMILAR);
  await expect(page.getByText('1 of 10 windows lit, 3 of 30 stars')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Level 1, best result 5 of 5' })).toBeVisible();
  await page.goto(TOPICS);
  await expect(page.getByText('3 of 18 stars')).toBeVisible();
}

async function expectNothing(page: Page): Promise<void> {
  for (const path of [CARD_GAME, DROP_SIMILAR]) {
    await page.goto(path);
    await expect(page.getByText(NOTHING)).toBeVisible();
  }
  await page.goto(TOPICS);
  await expect(page.getByText('0 of 18 stars').first()).toBeVisible();
}

/** The results stored on the server for the signed-in child. */
async function savedResults(page: Page): Promise<{ games: unknown[]; levels: unknown[] }> {
  const token = JSON.parse((await stored(page, 'token')) ?? 'null') as string;
  const headers = { authorization: `Bearer ${token}` };
  const games = await page.request.get('/api/user/games', { headers });
  const quizzes = await page.request.get('/api/user/progress', { headers });
  return { games: (await games.json()).data, levels: (await quizzes.json()).levels };
}

test('goes with the child to another device, and to no other child', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  await collectAlerts(page);
  const places = await findPairPlaces(browser, server.baseUrl);
  // Before any sign-up …
  await fillDropLevel(page);
  await playQuizLevel(page);
  const phone = await signUpByForm(page, 'Ravi');
  // … and after.
  await winCardLevel(page, places);
  await expectEverything(page);
  const saved = await savedResults(page);
  expect([saved.games.length, saved.levels.length]).toEqual([2, 1]);
  const names = Object.keys(await allStored(page)).map((name) =>
    name.replace(/^answers\/.*/, 'answers/…'),
  );
  expect(names).toEqual(expect.arrayContaining(['phone', 'quizzes', 'games']));
  expect(names.filter((name) => !STORED_WHEN_SIGNED_IN.includes(name))).toEqual([]);
  const id = JSON.parse((await stored(page, 'id')) ?? '""');

  const elsewhere = await newVisitor(browser, server.baseUrl);
  await logIn(elsewhere, phone);
  await expectEverything(elsewhere);
  await elsewhere.context().close();

  // The next child on the first device.
  await logOut(page, 'Ravi');
  const left = await allStored(page);
  expect(Object.keys(left).filter((name) => !STORED_AFTER_LOGOUT.includes(name))).toEqual([]);
  for (const secret of [phone, id, 'Ravi', 'Kulkarni']) {
    expect(JSON.stringify(left)).not.toContain(secret);
  }
  await expectNothing(page);
  await signUp(page, 'Meera');
  await expectNothing(page);
  expect(await savedResults(page)).toEqual({ games: [], levels: [] });

  await logOut(page, 'Meera');
  await logIn(page, phone);
  await expectEverything(page);
});

test('of a visitor is claimed at sign-up', async ({ page }) => {
  await collectAlerts(page);
  await fillDropLevel(page);
  await signUpByForm(page, 'Ravi');
  await expect.poll(async () => (await savedResults(page)).games.length).toBe(1);
  // Removed with its child, even without opening a level.
  await expect.poll(async () => JSON.parse((await stored(page, 'games')) ?? '{}').of).toBeTruthy();
  await logOut(page, 'Ravi');
  await page.goto(DROP_SIMILAR);
  await expect(page.getByText(NOTHING)).toBeVisible();
});
