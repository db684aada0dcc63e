// The quiz as children play it: by mouse, by touch, by keyboard alone, by taps alone; and what happens around it.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Finger } from './support/finger.ts';
import { tabTo } from './support/keyboard.ts';
import {
  expectMark,
  type FreeLevel,
  middleOf,
  playingPath,
  QuestionOnPage,
  readFreeLevel,
  readLockedTopic,
} from './support/quiz-level.ts';

const STEPS = 8;
/** Stands in the empty box until a word is over it. */
const HINT = 'Drag a word here';

type Answer = (question: QuestionOnPage, choice: number) => Promise<void>;

/** Answers every question, wrongly where `isRight` says so, and goes on by `press`. */
async function playLevel(
  page: Page,
  level: FreeLevel,
  answer: Answer,
  press: (name: string) => Promise<void>,
  isRight: (position: number) => boolean = () => true,
) {
  for (const [position, question] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, question);
    await shown.isShown();
    const isNowRight = isRight(position);
    const wrong = question.answer === 0 ? 1 : 0;
    await answer(shown, isNowRight ? question.answer : wrong);
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
      if (!shown.question.type) return shown.option(choice).click();
      await shown.tile(choice).hover();
      await page.mouse.down();
      // Near an edge the page scrolls along, so the box is followed until it has the word.
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

    await page.getByRole('link', { name: 'Play again' }).click();
    await expect(page.getByText('3 of 18 stars')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(
      `/quiz/playing?lvlid=${level.nextId}&src=single&topid=${level.topicId}`,
    );
  });

  test('by touch', { tag: '@phone' }, async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto(playingPath(level));
    const finger = await Finger.on(page);
    const answer: Answer = async (shown, choice) => {
      if (!shown.question.type) return shown.option(choice).tap();
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
      (name) => page.getByRole('button', { name }).tap(),
      (position) => position % 2 === 1,
    );
    await expect(page.getByText(`5 marks out of ${level.questions.length}`)).toBeVisible();
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
      if (!shown.question.type) {
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
    await playLevel(page, level, answer, (name) => pressOn(name, 'button'));
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  });

  test('by taps alone, slow ones too', { tag: '@phone' }, async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto(playingPath(level));
    const finger = await Finger.on(page);
    let isSlow = false;
    const answer: Answer = async (shown, choice) => {
      if (!shown.question.type) return shown.option(choice).tap();
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
    const press = (name: string) => page.getByRole('button', { name }).tap();
    await playLevel(page, level, answer, press);
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
    await page.getByRole('link', { name: 'Next', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${level.topic}: Easy Level 2`,
    );
  });
});

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
  await expect(page).toHaveURL('/login');

  await page.goto(`/quiz/playing?lvlid=${levelId}&src=single&topid=${id}`);
  await expect(page).toHaveURL('/login');

  await page.addInitScript(() => {
    localStorage.setItem('childsName', '"Asha"');
    localStorage.setItem('role', '"user"');
  });
  await page.goto('/quiz/topics?src=single');
  await openFirstLevel();
  await expect(page).toHaveURL('/member');
});

test('a reload in the middle asks first and loses no answer', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await page.goto(playingPath(level));
  const [first, second, third] = level.questions.map((q) => new QuestionOnPage(page, q));
  await first?.isShown();
  await first?.option(first.question.answer).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await second?.isShown();
  await page.getByRole('button', { name: 'Skip' }).click();
  await third?.isShown();
  await page.reload();
  await third?.isShown();
  await expectMark(page, 1, 'right');
  await expectMark(page, 2, 'skipped');
  expect(asked).toEqual(['beforeunload']);
});

test('leaving inside the app asks first', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
  await page.goto('/quiz/topics?src=single');
  await page.getByRole('button', { name: `Play Now: ${level.topic}`, exact: true }).click();
  await page.getByRole('link', { name: `${level.topic}, Easy, level 1`, exact: true }).click();
  const first = new QuestionOnPage(page, level.questions[0] as (typeof level.questions)[0]);
  await first.isShown();
  await first.option(first.question.answer).click();

  const leave = async (isLeaving: boolean) => {
    const asked = page.waitForEvent('dialog');
    const going = page.goBack();
    const dialog = await asked;
    expect(dialog.message()).toContain('kittens');
    await (isLeaving ? dialog.accept() : dialog.dismiss());
    await going;
  };
  await leave(false);
  await expect(page).toHaveURL(playingPath(level));
  await expectMark(page, 1, 'right');
  await leave(true);
  await expect(page).toHaveURL('/quiz/topics?src=single');
});

test('a tag that says nothing leads to the quiz', async ({ page }) => {
  await page.goto('/quiz/score-single?tag=%F0%9F%90%BF');
  await expect(page).toHaveURL('/quiz');
  await expect(page.getByRole('heading', { name: 'Quiz', level: 1 })).toBeVisible();
});

test('no confetti falls for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(scorePath(10));
  await expect(page.getByText('10 marks out of 10')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
  await expect(page.locator('canvas')).not.toBeAttached();
});

test('sound is on at first, and what was chosen is remembered', async ({ page, request }) => {
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
  await first.option(first.question.answer).click();
  await expect(html).toHaveAttribute('data-sounds', '1');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectMark(page, 2, 'skipped');
  await expect(html).toHaveAttribute('data-sounds', '1');
  expect(await page.evaluate(() => localStorage.getItem('muted'))).toBe('true');
});

test.describe('axe finds nothing serious in light and dark', () => {
  test.slow();
  // Colours are judged when they have arrived.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('on the way to a level and beside it', async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto('/quiz');
    await expect(page.getByRole('heading', { name: 'Quiz', level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: /Single Player/ }).click();
    await expect(page.getByRole('heading', { name: 'Choose your standard' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Basic' }).click();
    await page.getByRole('button', { name: `Play Now: ${level.topic}`, exact: true }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'How to play?' }).click();
    await expect(page.getByRole('heading', { name: 'How to play', exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    for (const path of ['/quiz/scores', '/quiz/waiting?code=7&lvlid=11&topid=1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  });

  test('while a level is played', async ({ page, request }) => {
    const level = await readFreeLevel(request);
    await page.goto(playingPath(level));
    const drag = level.questions.findIndex((question) => question.type);
    for (const [position, question] of level.questions.entries()) {
      const shown = new QuestionOnPage(page, question);
      await shown.isShown();
      if (position === 0) {
        await expectAccessibleInBothThemes(page);
        await shown.option(question.answer === 0 ? 1 : 0).click();
        await expectAccessibleInBothThemes(page);
        await page.getByRole('button', { name: 'Next Question' }).click();
        continue;
      }
      if (position === drag) {
        await shown.tile(question.answer).click();
        await expectAccessibleInBothThemes(page);
        await shown.box.getByRole('button').click();
        await expectMark(page, position + 1, 'right');
        await expectAccessibleInBothThemes(page);
      }
      const isLast = position === level.questions.length - 1;
      const on = isLast ? 'Submit' : position === drag ? 'Next Question' : 'Skip';
      await page.getByRole('button', { name: on }).click();
    }
    await expect(page.getByRole('heading', { name: 'You Scored' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

function scorePath(score: number): string {
  const result = `score=${score}&t=10&lvl=Nouns&difficulty=easy&num=1&lvlid=11&topid=1`;
  return `/quiz/score-single?tag=${encodeURIComponent(btoa(result))}`;
}
