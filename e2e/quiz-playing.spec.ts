// A whole quiz level, played by mouse, by touch, by keyboard alone, by taps alone.

import { expect, type Page } from '@playwright/test';
import { Finger } from './support/finger.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { answerByKeys, answerByTaps, isProduced } from './support/produced-question.ts';
import {
  expectMark,
  type FreeLevel,
  middleOf,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
} from './support/quiz-level.ts';

const STEPS = 8;
/** Visible in the empty box until a word is dragged over it. */
const HINT = 'Drag a word here';

type Answer = (question: QuestionOnPage, choice: number) => Promise<void>;

/**
 * Answers every question, correctly where `isRight` returns true, and continues with `press`: on a touch screen with a
 * click, since a tap this soon after Check would count as the second one of a double tap, which does not continue.
 */
async function playLevel(
  page: Page,
  level: FreeLevel,
  answer: Answer,
  press: (name: string) => Promise<void>,
  isRight: (position: number) => boolean = () => true,
  produce = answerByTaps,
) {
  for (const [position, question] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, question);
    await shown.isShown();
    const isNowRight = isRight(position);
    if (isProduced(question)) await produce(page, question, isNowRight);
    else await answer(shown, isNowRight ? shown.key : shown.miss);
    await expectMark(page, position + 1, isNowRight ? 'right' : 'not right');
    await press(position === level.questions.length - 1 ? 'Submit' : 'Next Question');
  }
}

test.describe('a visitor plays a whole level', () => {
  test('by mouse', { tag: '@desktop' }, async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto('/quiz');
    await page.getByRole('link', { name: /Single Player/ }).click();
    await page.getByRole('link', { name: 'Basic' }).click();
    await expect(page).toHaveURL('/quiz/topics?src=single');
    await page.getByRole('button', { name: `Play Now: ${level.topic}`, exact: true }).click();
    await page.getByRole('link', { name: `${level.topic}, Easy, level 1`, exact: true }).click();
    await expect(page).toHaveURL(playingPath(level));

    const answer: Answer = async (shown, choice) => {
      if (!shown.isDrag) return shown.option(choice).click();
      await shown.tile(choice).hover();
      await page.mouse.down();
      // Near an edge the page scrolls during a drag: follow the box until it has the word.
      await expect(async () => {
        const box = await middleOf(shown.box);
        await page.mouse.move(box.x, box.y, { steps: STEPS });
        await expect(shown.box.getByText(HINT)).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await page.mouse.up();
    };
    await playLevel(page, level, answer, (name) => page.getByRole('button', { name }).click());

    const total = level.questions.length;
    await expect(page.getByRole('heading', { name: 'You Scored' })).toBeVisible();
    await expect(page.getByText(`${total} marks out of ${total}`)).toBeVisible();
    await expect(page.getByText(`in ${level.topic}`)).toBeVisible();
    await expect(page.getByText('Difficulty: Easy Level: 1')).toBeVisible();
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
    await expect(page.locator('canvas'), 'confetti').toBeAttached();

    await page.getByRole('link', { name: 'All topics' }).click();
    await expect(page.getByText('3 of 18 stars')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Next level', exact: true }).click();
    await expect(page).toHaveURL(
      `/quiz/playing?lvlid=${level.nextId}&src=single&topid=${level.topicId}`,
    );
  });

  test('by touch', async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto(playingPath(level));
    const finger = await Finger.on(page);
    const answer: Answer = async (shown, choice) => {
      if (!shown.isDrag) return shown.option(choice).tap();
      await shown.box.scrollIntoViewIfNeeded();
      const [from, to] = [await middleOf(shown.tile(choice)), await middleOf(shown.box)];
      await finger.down(from);
      await expect(page.getByText(`You picked up “${shown.word(choice)}”`)).toBeAttached();
      await finger.move(from, to);
      await expect(shown.box.getByText(HINT)).toBeHidden();
      await finger.up();
    };
    await playLevel(
      page,
      level,
      answer,
      (name) => page.getByRole('button', { name }).click(),
      (position) => position % 2 === 1,
    );
    const count = level.questions.length;
    await expect(page.getByText(`${count / 2} marks out of ${count}`)).toBeVisible();
    await expect(page.getByRole('img', { name: '1 of 3 stars' })).toBeVisible();
    await expect(page.locator('canvas'), 'no confetti').not.toBeAttached();
  });

  test('by keyboard alone', { tag: '@desktop' }, async ({ page, request }) => {
    const level = await readFreeLevel(request);
    const pressOn = async (name: string | RegExp, role: 'link' | 'button') => {
      await tabTo(page, page.getByRole(role, { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    await page.goto('/quiz');
    await expect(page.getByRole('heading', { name: 'Quiz', level: 1 })).toBeVisible();
    await pressOn(/Single Player/, 'link');
    await pressOn('Basic', 'link');
    await pressOn(`Play Now: ${level.topic}`, 'button');
    await pressOn(`${level.topic}, Easy, level 1`, 'link');

    const answer: Answer = async (shown, choice) => {
      if (!shown.isDrag) {
        await tabTo(page, shown.option(choice));
        await page.keyboard.press('Space');
        return;
      }
      await tabTo(page, shown.tile(choice));
      await page.keyboard.press('Space');
      await expect(page.getByText('You picked up')).toBeAttached();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('is over the box')).toBeAttached();
      await page.keyboard.press('Space');
    };
    const press = (name: string) => pressOn(name, 'button');
    await playLevel(page, level, answer, press, () => true, answerByKeys);
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  });

  test('by taps alone, slow ones too', async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto(playingPath(level));
    const finger = await Finger.on(page);
    let isSlow = false;
    const answer: Answer = async (shown, choice) => {
      if (!shown.isDrag) return shown.option(choice).tap();
      if (isSlow) {
        // A finger that rests on the word is already dragging when it is lifted.
        await finger.down(await middleOf(shown.tile(choice)));
        await expect(page.getByText('You picked up')).toBeAttached();
        await finger.up();
      } else {
        await shown.tile(choice).tap();
      }
      isSlow = true;
      await shown.box.getByRole('button', { name: `Put “${shown.word(choice)}” here` }).tap();
    };
    const press = (name: string) => page.getByRole('button', { name }).click();
    await playLevel(page, level, answer, press);
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
    await page.getByRole('link', { name: 'Next level', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${level.topic}: Easy Level 2`,
    );
  });
});
