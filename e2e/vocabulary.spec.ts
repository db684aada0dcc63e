// Vocabulary as children use it: a week of words, card games won and lost, drop-it by mouse, touch, taps and keyboard.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './support/accessibility.ts';
import { Finger } from './support/finger.ts';
import { middleOf } from './support/quiz-level.ts';
import {
  CARD_GAME,
  CardBoard,
  DropBoard,
  pairPlaces,
  readCards,
  readDropPairs,
} from './support/word-games.ts';

const SEED = 7;
const PLAYING = `${CARD_GAME}&level=1&seed=${SEED}`;
const DROP_LEVELS = '/vocabulary/games/dropit?src=a&difficulty=hard';
const DROP_LEVEL = { pairs: 'opposite', difficulty: 'hard', level: 3 };

test.describe('the word of the day', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('goes back a week from the day in India, whatever the device thinks', async ({ page }) => {
    await page.clock.install({ time: new Date('2020-02-29T23:30:00Z') });
    const today = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      weekday: 'long',
    });
    const daysAgo = (days: number) => today.format(Date.now() - days * 24 * 60 * 60 * 1000);
    await page.goto('/vocabulary/word');
    await page.clock.runFor(2_500);
    const card = page.getByRole('article');
    await expect(card).toContainText('Today');
    const words = new Set([await card.getByRole('heading').textContent()]);
    const labels = ['Yesterday', daysAgo(2), daysAgo(3), daysAgo(4), daysAgo(5), daysAgo(6)];
    for (const label of labels) {
      await page.getByRole('button', { name: 'Next word' }).click();
      await expect(card).toContainText(label);
      words.add(await card.getByRole('heading').textContent());
    }
    expect(words.size).toBe(7);
    await page.getByRole('button', { name: 'Next word' }).click();
    await expect(card).toContainText('Today');
    await page.getByRole('button', { name: 'Previous word' }).click();
    await expect(card).toContainText(daysAgo(6));
  });

  test('is turned by a swipe', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/vocabulary/word');
    const card = page.getByRole('article');
    const from = await middleOf(card);
    const finger = await Finger.on(page);
    await finger.down(from);
    await finger.move(from, { x: from.x - 120, y: from.y });
    await finger.up();
    await expect(card).toContainText('Yesterday');
  });
});

test('from the vocabulary page to a game, and how it is played', async ({ page }) => {
  await page.goto('/vocabulary');
  await page.getByRole('link', { name: 'Play Fun games' }).click();
  await page.getByRole('button', { name: 'How to play: Match Opposite Words' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Match Opposite Words' }).click();
  await expect(page).toHaveURL('/vocabulary/games/ehard?src=a&game=dropit');
  await page.getByRole('link', { name: 'Hard' }).click();
  await expect(page).toHaveURL(DROP_LEVELS);
  await expect(page.getByRole('list', { name: 'Levels' }).getByRole('link')).toHaveCount(10);
});

test.describe('the card game', () => {
  test('is won by who remembers, and leads on', async ({ page, request }) => {
    const cards = await readCards(request, 1);
    page.on('dialog', (dialog) => dialog.accept());
    const board = await CardBoard.openInStoppedTime(page, PLAYING);
    const laid = await board.lookAtAll();
    // The same seed lays the same cards.
    await page.getByRole('button', { name: 'New Game' }).click();
    for (const places of pairPlaces(laid, cards)) {
      for (const place of places) await board.turn(place);
    }
    await board.settle();
    await expect(page.getByRole('heading', { name: 'You Won' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A happy star' })).toBeVisible();
    await expect(
      page.getByText('in vocabulary games Synonyms difficulty easy level 1'),
    ).toBeVisible();
    await expect(page.locator('canvas'), 'confetti').toBeAttached();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${CARD_GAME}&level=2`);
    await expect(board.cards).toHaveCount(12);
    await page.getByRole('link', { name: 'Levels' }).click();
    await expect(page.getByText('Best level: 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Level 1, best result 12 of 12' })).toBeVisible();
  });

  test('is lost after twenty turns', async ({ page, request }) => {
    const cards = await readCards(request, 1);
    page.on('dialog', (dialog) => dialog.accept());
    const board = await CardBoard.openInStoppedTime(page, PLAYING);
    const laid = await board.lookAtAll();
    const [[first = 0] = [], [second = 0] = []] = pairPlaces(laid, cards);
    await page.getByRole('button', { name: 'New Game' }).click();
    for (let turn = 1; turn <= 20; turn += 1) {
      await board.turn(first);
      await board.turn(second);
      await expect(page.getByText(`No match. ${20 - turn} turns left.`)).toBeAttached();
      await board.settle();
    }
    await expect(page.getByRole('heading', { name: 'You Loose' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A sad face' })).toBeVisible();
    await expect(page.locator('canvas'), 'no confetti').not.toBeAttached();
    await page.getByRole('link', { name: 'Play again' }).click();
    await expect(board.cards).toHaveCount(12);
  });

  test('is played by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PLAYING);
    const board = new CardBoard(page);
    await board.cards.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(board.cards.nth(4)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('19 turns left.')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(board.cards.nth(5)).toBeFocused();
  });

  test('asks for a level, and keeps the locked ones', async ({ page }) => {
    await page.goto(CARD_GAME);
    const asked = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'New Game' }).click();
    const dialog = await asked;
    expect(dialog.message()).toBe('select a level');
    await dialog.accept();
    await pressed;
    await page.getByRole('link', { name: 'Level 3, locked' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto(`${CARD_GAME}&level=3`);
    await expect(page).toHaveURL('/login');
  });

  test('asks before it is left, with kittens', async ({ page }) => {
    await page.goto(CARD_GAME);
    await page.getByRole('button', { name: 'Level 1' }).click();
    await page.getByRole('button', { name: 'New Game' }).click();
    const board = new CardBoard(page);
    await board.turn(0);
    await leave(page, false);
    await expect(board.cards.first()).toHaveAccessibleName(/^Card 1: /);
    await leave(page, true);
    await expect(page).toHaveURL(CARD_GAME);
  });

  test('shows all twelve cards at once', async ({ page }) => {
    await page.goto(PLAYING);
    const board = new CardBoard(page);
    for (const place of [0, 11]) {
      await expect(board.cards.nth(place)).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);
  });
});

async function leave(page: Page, isLeaving: boolean): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const going = page.goBack();
  const dialog = await asked;
  expect(dialog.message()).toContain('kitten');
  await (isLeaving ? dialog.accept() : dialog.dismiss());
  await going;
}

test.describe('drop-it', () => {
  async function open(page: Page): Promise<{ board: DropBoard; pairs: [string, string][] }> {
    await page.goto(DROP_LEVELS);
    await page.getByRole('link', { name: 'Level 3' }).click();
    const board = new DropBoard(page);
    await expect(board.options.getByRole('button')).toHaveCount(5);
    return { board, pairs: await readDropPairs(DROP_LEVEL) };
  }

  /** Submits, reads the alert, and is back at the levels with the best result on the button. */
  async function submit(page: Page, score: number, best: number): Promise<void> {
    const asked = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'Submit' }).press('Enter');
    const dialog = await asked;
    expect(dialog.message()).toBe(`you Scored ${score} out of 5`);
    await dialog.accept();
    await pressed;
    await expect(page).toHaveURL(DROP_LEVELS);
    await expect(
      page.getByRole('link', { name: `Level 3, best result ${best} of 5` }),
    ).toBeVisible();
  }

  test('is filled by mouse, one word a box', { tag: '@desktop' }, async ({ page }) => {
    const { board, pairs } = await open(page);
    const [[firstSlot, firstWord], [, secondWord]] = pairs as [[string, string], [string, string]];
    const drag = async (word: string, slot: string, isTaken = false) => {
      await board.tile(word).hover();
      await page.mouse.down();
      const [from, to] = [await middleOf(board.tile(word)), await middleOf(board.slot(slot))];
      // A hand begins slowly; the word is held where it was when the drag began.
      await page.mouse.move(from.x, from.y + 6);
      await page.mouse.move(to.x, to.y, { steps: 8 });
      const where = isTaken ? 'not over a box' : `over the box for “${slot}”`;
      await expect(page.getByText(`“${word}” is ${where}`)).toBeAttached();
      await page.mouse.up();
    };
    await drag(firstWord, firstSlot);
    await board.expectPlaced(1);
    // The box is taken: the word goes back.
    await drag(secondWord, firstSlot, true);
    await expect(board.tile(secondWord)).toBeVisible();
    await board.expectPlaced(1);
    for (const [index, [slot, word]] of pairs.slice(1).entries()) {
      await drag(word, slot);
      await board.expectPlaced(index + 2);
    }
    await submit(page, 5, 5);
  });

  test('is filled by touch', { tag: '@phone' }, async ({ page }) => {
    const { board, pairs } = await open(page);
    const finger = await Finger.on(page);
    for (const [index, [slot, word]] of pairs.entries()) {
      const [from, to] = [await middleOf(board.tile(word)), await middleOf(board.slot(slot))];
      await finger.down(from);
      await expect(page.getByText(`You picked up “${word}”`)).toBeAttached();
      await finger.move(from, to);
      await expect(page.getByText(`“${word}” is over the box for “${slot}”`)).toBeAttached();
      await finger.up();
      await board.expectPlaced(index + 1);
    }
    await submit(page, 5, 5);
  });

  test('is filled by taps, and keeps the better of two results', async ({ page }) => {
    const { board, pairs } = await open(page);
    const put = async (word: string, slot: string) => {
      await board.tile(word).click();
      await page.getByRole('button', { name: `Put “${word}” beside “${slot}”` }).click();
    };
    for (const [slot, word] of pairs) await put(word, slot);
    await submit(page, 5, 5);
    await page.getByRole('link', { name: 'Level 3' }).click();
    const [[firstSlot], [, secondWord]] = pairs as [[string, string], [string, string]];
    await put(secondWord, firstSlot);
    await submit(page, 0, 5);
  });

  test('is filled by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    const { board, pairs } = await open(page);
    for (const [index, [slot, word]] of pairs.entries()) {
      await board.tile(word).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`You picked up “${word}”`)).toBeAttached();
      // Filled boxes are passed over: the first empty one comes first.
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`“${word}” is over the box for “${slot}”`)).toBeAttached();
      await page.keyboard.press('Space');
      await board.expectPlaced(index + 1);
    }
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
    await submit(page, 5, 5);
  });

  test('asks before it is left', async ({ page }) => {
    await open(page);
    await leave(page, false);
    await expect(page).toHaveURL(/playing/);
    await leave(page, true);
    await expect(page).toHaveURL(DROP_LEVELS);
  });
});

const PAGES: readonly [string, string][] = [
  ['/vocabulary', 'Vocabulary'],
  ['/vocabulary/word', 'Word of the Day'],
  ['/vocabulary/games', 'Fun Games'],
  ['/vocabulary/games/ehard?src=s&game=wordcard', 'How hard shall it be?'],
  [CARD_GAME, 'Flip the Card with Similar Words'],
  [PLAYING, 'Similar Words: Easy Level 1'],
  [
    '/vocabulary/games/wordcard/score?src=s&difficulty=easy&level=1&t1=You+Won&t2=x&meta=12',
    'You Won',
  ],
  [DROP_LEVELS, 'Match Opposite Words'],
  ['/vocabulary/games/dropit/playing?src=s&lvl=1&difficulty=easy', 'Drop Similar Words'],
];

for (const [path, heading] of PAGES) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').locator('[class*=skeleton], [class*=loader]')).toHaveCount(
      0,
    );
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
}

test('axe finds nothing serious in the middle of the games', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(PLAYING);
  const board = new CardBoard(page);
  await board.turn(0);
  await expectAccessibleInBothThemes(page);
  await page.goto('/vocabulary/games/dropit/playing?src=s&lvl=1&difficulty=easy');
  const [[slot, word], [, other]] = (await readDropPairs({
    pairs: 'similar',
    difficulty: 'easy',
    level: 1,
  })) as [[string, string], [string, string]];
  const drops = new DropBoard(page);
  await drops.tile(word).click();
  await page.getByRole('button', { name: `Put “${word}” beside “${slot}”` }).click();
  await drops.tile(other).click();
  await expectAccessibleInBothThemes(page);
});
