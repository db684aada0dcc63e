// Drop-it: by mouse, by touch, by taps and by keyboard alone.

import { expect, type Page } from '@playwright/test';
import { closeAlert, leaveGame } from './support/dialogs.ts';
import { Finger } from './support/finger.ts';
import { test } from './support/journey.ts';
import { middleOf } from './support/quiz-level.ts';
import { DROP_OPPOSITE, DropBoard, readDropPairs } from './support/word-games.ts';

const DROP_LEVEL = { pairs: 'opposite', difficulty: 'hard', level: 3 };

test.describe('drop-it', () => {
  async function open(page: Page): Promise<{ board: DropBoard; pairs: [string, string][] }> {
    await page.goto(DROP_OPPOSITE);
    await page.getByRole('link', { name: 'Level 3' }).click();
    const board = new DropBoard(page);
    await expect(board.options.getByRole('button')).toHaveCount(5);
    return { board, pairs: await readDropPairs(DROP_LEVEL) };
  }

  /** Submits, reads the alert, and expects the levels page with the best result on the button. */
  async function submit(page: Page, score: number, best: number): Promise<void> {
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await closeAlert(page, `You scored ${score} out of 5`);
    await expect(page).toHaveURL(DROP_OPPOSITE);
    await expect(
      page.getByRole('link', { name: `Level 3, best result ${best} of 5` }),
    ).toBeVisible();
  }

  test('is filled by mouse, one word per box', { tag: '@desktop' }, async ({ page }) => {
    const { board, pairs } = await open(page);
    const [[firstSlot, firstWord], [, secondWord]] = pairs as [[string, string], [string, string]];
    const drag = async (word: string, slot: string, isTaken = false) => {
      await board.tile(word).hover();
      await page.mouse.down();
      const [from, to] = [await middleOf(board.tile(word)), await middleOf(board.slot(slot))];
      // The drag starts slowly, and the word is held at the point where the drag began.
      await page.mouse.move(from.x, from.y + 6);
      await page.mouse.move(to.x, to.y, { steps: 8 });
      const where = isTaken ? 'not over a box' : `over the box for “${slot}”`;
      await expect(page.getByText(`“${word}” is ${where}`)).toBeAttached();
      await page.mouse.up();
    };
    await drag(firstWord, firstSlot);
    await board.expectPlaced(1);
    // The box is full: the word returns.
    await drag(secondWord, firstSlot, true);
    await expect(board.tile(secondWord)).toBeVisible();
    await board.expectPlaced(1);
    for (const [index, [slot, word]] of pairs.slice(1).entries()) {
      await drag(word, slot);
      await board.expectPlaced(index + 2);
    }
    await submit(page, 5, 5);
  });

  test('is filled by touch', async ({ page }) => {
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

  test('is filled by taps, and stores the better of two results', async ({ page }) => {
    const { board, pairs } = await open(page);
    for (const [slot, word] of pairs) await board.put(word, slot);
    await submit(page, 5, 5);
    await page.getByRole('link', { name: 'Level 3' }).click();
    const slots = pairs.map(([slot]) => slot);
    for (const [index, [, word]] of pairs.entries()) {
      await board.put(word, slots.at(index - 1) ?? '');
    }
    await submit(page, 0, 5);
  });

  test('is filled by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    const { board, pairs } = await open(page);
    for (const [index, [slot, word]] of pairs.entries()) {
      await board.tile(word).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`You picked up “${word}”`)).toBeAttached();
      // Filled boxes are skipped; the first empty one comes first.
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`“${word}” is over the box for “${slot}”`)).toBeAttached();
      await page.keyboard.press('Space');
      await board.expectPlaced(index + 1);
    }
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
    await submit(page, 5, 5);
  });

  test('the controls below hardly move when the board arrives', async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/drop-board-*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(DROP_OPPOSITE);
    await page.getByRole('link', { name: 'Level 3' }).click();
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeVisible();
    const before = await middleOf(submit);
    release();
    await expect(new DropBoard(page).options.getByRole('button')).toHaveCount(5);
    const after = await middleOf(submit);
    // By one line of words at most.
    expect(Math.abs(after.y - before.y)).toBeLessThan(60);
  });

  test('asks before it is left', async ({ page }) => {
    await open(page);
    await leaveGame(page, false);
    await expect(page).toHaveURL(/playing/);
    await leaveGame(page, true);
    await expect(page).toHaveURL(DROP_OPPOSITE);
  });
});
