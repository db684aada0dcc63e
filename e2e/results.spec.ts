// What a result tells a child, in the quiz and in both word games; also without a network once the game has begun.

import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { codeLoaded } from './support/code-loaded.ts';
import { collectAlerts, dialogOf } from './support/dialogs.ts';
import { test } from './support/journey.ts';
import { isProduced } from './support/produced-question.ts';
import {
  choicesOf,
  levelCodeLoaded,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
} from './support/quiz-level.ts';
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

test('a quiz result shows every question again, also offline and after a reload', async ({
  page,
  context,
}) => {
  const level = await readFreeLevel(page.request);
  const code = levelCodeLoaded(page, level);
  await page.goto(playingPath(level));
  await code;
  await context.setOffline(true);
  const last = level.questions.length - 1;
  for (const [position, question] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, question);
    await shown.isShown();
    const isSkipped = position === 1;
    // Seven right answers at the end, one too few for a second star.
    if (!isSkipped) await shown.answer(position > last - 7);
    const on = position === last ? 'Submit' : isSkipped ? 'Skip' : 'Next Question';
    await page.getByRole('button', { name: on, exact: true }).click();
  }
  const review = page.getByRole('region', { name: 'Look again' });
  await expect(review.getByText('7 right · 4 not right · 1 skipped')).toBeVisible();
  await expect(page.getByText('A star! One more right answer earns the second.')).toBeVisible();
  const [first] = level.questions;
  if (first === undefined || isProduced(first)) throw new Error('it has no choices');
  const wrong = review.getByRole('listitem').first();
  await expect(wrong).toContainText(`Right answer: “${choicesOf(first)[first.answer]}”`);
  await expect(wrong.getByText(first.why)).toBeVisible();
  const right = review.getByRole('listitem').filter({ hasText: 'Question 10' });
  await expect(right.getByText(/^Right answer/)).toBeHidden();
  await right.getByText('Question 10').tap();
  await expect(right.getByText(/^Right answer/)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(review.getByText('7 right · 4 not right · 1 skipped')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Play this level again' }).tap();
  await expect(page).toHaveURL(playingPath(level));
  await page.goBack();
});

test('a result opened by its address alone says what is missing', async ({ page }) => {
  const result = 'score=6&t=10&lvl=Nouns&difficulty=easy&num=1&lvlid=11&topid=1';
  await page.goto(`/quiz/score-single?tag=${encodeURIComponent(btoa(result))}`);
  await expect(page.getByText('Two stars! 4 more right answers earn the third.')).toBeVisible();
  await expect(page.getByText('Only the stars are here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next level' })).toBeVisible();
});

test('a card game shows its pairs, also offline, and stores the best number of turns', async ({
  page,
  context,
}) => {
  const cards = await readCards(page.request, 1);
  await collectAlerts(page);
  const code = codeLoaded(page, /score-page/, /message-host/);
  const board = await CardBoard.openWithPausedClock(page, `${CARD_GAME}&level=1&seed=7`);
  // Lets everything load that loads after the page.
  await page.clock.runFor(2_500);
  await code;
  await context.setOffline(true);
  const laid = await board.revealAll();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByText('New game. 12 cards, 20 turns.')).toBeAttached();
  for (const place of pairPlaces(laid, cards).flat()) await board.turn(place);
  await board.settle();
  await expect(page.getByRole('heading', { name: 'You Won' })).toBeVisible();
  await expect(page.getByText('6 of 6 pairs in 6 turns')).toBeVisible();
  await expect(page.getByText('Best so far: 6 turns')).toBeVisible();
  const pairs = page.getByRole('region', { name: 'Words that mean the same' });
  await expect(pairs.getByRole('listitem')).toHaveCount(6);
  await expect(pairs.getByRole('img', { name: 'Found' })).toHaveCount(6);
  for (const { word, meaning } of cards) {
    const pair = pairs.getByRole('listitem').filter({ hasText: meaning });
    await expect(pair.getByText(word, { exact: true })).toBeVisible();
  }
});

test('a drop game shows the right places with the score, also offline', async ({
  page,
  context,
}) => {
  const [first, second, ...others] = await readDropPairs(DROP_LEVEL);
  if (!first || !second) throw new Error('the level has too few pairs');
  await page.goto(DROP_SIMILAR);
  const code = codeLoaded(page, /drop-board/);
  await page.getByRole('link', { name: 'Level 1', exact: true }).click();
  await code;
  const board = new DropBoard(page);
  await expect(board.options.getByRole('button')).toHaveCount(5);
  await context.setOffline(true);

  await board.put(second[1], first[0]);
  await page.getByRole('button', { name: `Take “${second[1]}” back` }).click();
  await board.expectPlaced(0);
  await board.put(second[1], first[0]);
  await board.put(first[1], second[0]);
  for (const [slot, word] of others.slice(1)) await board.put(word, slot);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialogOf(page)).toContainText('1 box is still empty. Submit all the same?');
  await dialogOf(page).getByRole('button', { name: 'Submit' }).click();

  await expect(dialogOf(page)).toContainText('You scored 2 out of 5');
  const places = page.getByRole('list', { name: 'The right places' }).getByRole('listitem');
  await expect(places.first().getByRole('img', { name: 'Not right' })).toBeVisible();
  await expect(places.first()).toContainText(`The right word: ${first[1]}`);
  await expect(places.nth(2)).toContainText('Empty');
  await expect(places.last().getByRole('img', { name: 'Right', exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(DROP_SIMILAR);
  await expect(page.getByText('0 of 10 windows lit, 1 of 30 stars')).toBeVisible();
});

test('every level that is won lights a window below the menu of the games', async ({ page }) => {
  await page.addInitScript(() => {
    const level = { game: 'dropit', src: 's', difficulty: 'easy' };
    const kept = [
      { ...level, level: 1, score: 5 },
      { ...level, level: 2, score: 4 },
    ];
    localStorage.setItem('games', JSON.stringify({ of: null, kept, isSaved: false }));
  });
  await page.goto('/vocabulary/games');
  const street = page.getByRole('region', { name: 'Your windows' });
  await expect(street.getByText('1 of 88 so far')).toBeVisible();
  const house = street.getByRole('listitem').filter({ hasText: 'Match similar, Easy' });
  await expect(house).toContainText('1 of 10');
  await expectAccessible(page);
});
