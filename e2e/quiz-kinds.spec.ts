// The produced questions: by mouse, by touch, by keyboard alone, without a network, accessible.

import { expect, type Locator, type Page } from '@playwright/test';
import type { ProducedOnWire } from '#contract/quiz.ts';
import { shell } from '#messages/shell.ts';
import { expectAccessible } from './support/accessibility.ts';
import { Finger } from './support/finger.ts';
import { test } from './support/journey.ts';
import { replyAsOurs } from './support/our-reply.ts';
import { answerByKeys, answerByTaps, tilesOf } from './support/produced-question.ts';
import { expectMark, levelCodeLoaded, middleOf } from './support/quiz-level.ts';

const why = 'The rule.';
const skill = 'naming words';
const order: ProducedOnWire = {
  ...{ kind: 'order', id: 'basic-nouns-e1-91', skill, title: 'Ask where she goes.', why },
  text: 'where | does | your elder sister | go | after breakfast?',
  or: ['after breakfast | where | does | your elder sister | go?'],
  wrong: [{ answer: 'where | your elder sister | does | go | after breakfast?', why: 'No.' }],
};
const sort: ProducedOnWire = {
  ...{ kind: 'sort', id: 'basic-nouns-e1-92', skill, title: 'Sort the words.', text: '', why },
  boxes: [
    { name: 'a', words: ['university', 'one-rupee coin', 'mango'], why: 'A consonant.' },
    { name: 'an', words: ['hour', 'umbrella', 'honest man'], why: 'A vowel.' },
    { name: 'no article', words: ['milk', 'honesty'], why: 'Not counted.' },
  ],
};
const match: ProducedOnWire = {
  ...{
    kind: 'match',
    id: 'basic-nouns-e1-93',
    skill,
    title: 'Join each beginning to its end.',
    why,
  },
  pairs: [
    { left: 'If it rains this evening,', right: 'we will play carrom at home.', why: 'One.' },
    { left: 'Although Farhan was tired,', right: 'he finished the whole painting.', why: 'Two.' },
    { left: 'Because the bus was late,', right: 'Gita missed the first lesson.', why: 'Three.' },
    { left: 'Unless you hurry,', right: 'you will miss the train.', why: 'Four.' },
    { left: 'When the bell rang,', right: 'everybody ran out to play.', why: 'Five.' },
  ],
};
const type: ProducedOnWire = {
  ...{ kind: 'type', id: 'basic-nouns-e1-94', skill, title: 'Write the right form.', why },
  text: 'Yesterday Farhan and his little sister ____ (forget) their umbrella.',
  ...{ accept: ['forgot'], isExact: false },
  wrong: [{ answer: 'forgetted', why: 'The past of forget is forgot.' }],
};
const passage: ProducedOnWire = {
  ...{ kind: 'passage', id: 'basic-nouns-e1-95', skill, title: 'Read the letter.', why },
  text: 'Dear Asha,\nWe reached Mysuru on ____ Monday. My aunt met us at the station and took us home in an auto. In the evening she bought [two breads] and ____ umbrella, because the clouds were dark.\nOn Tuesday we saw [the palace]. I took many photographs for you, and my brother drew the big gate in his notebook.\nYour friend, Leela',
  places: [
    { options: ['the', 'a', 'no article'], answer: 2, why: 'Days take no article.' },
    { options: ['two loaves of bread', 'two bread', 'No mistake'], answer: 0, why: 'Loaves.' },
    { options: ['an', 'a', 'the'], answer: 0, why: 'A vowel.' },
    { options: ['a palace', 'palaces', 'No mistake'], answer: 2, why: 'It is known.' },
  ],
};
const rewrite: ProducedOnWire = {
  ...{ kind: 'rewrite', id: 'basic-nouns-h1-20', skill, title: 'Say it in the passive.', why },
  text: 'Anu waters the roses in front of the school every evening.',
  accept: ['The roses in front of the school are watered [by Anu] every evening.'],
  ...{
    isExact: false,
    build: 'the roses | in front of the school | are | watered | by Anu | every evening.',
  },
  extra: ['is', 'watering'],
  wrong: [
    { answer: 'The roses in front of the school is watered by Anu every evening.', why: 'Many.' },
  ],
};
const listen: ProducedOnWire = {
  ...{ kind: 'listen', id: 'basic-nouns-e1-30', skill, title: 'Write what you hear.', why },
  text: 'Two mice ran under the wooden bed.',
  accept: [],
  wrong: [{ answer: 'Two mouses ran under the wooden bed.', why: 'Mice.' }],
};
const edit: ProducedOnWire = {
  ...{ kind: 'edit', id: 'basic-nouns-h3-30', skill, title: 'This note has three mistakes.', why },
  text: 'Dear Anu,\nToday two {childs => children} saw three {gooses => geese} beside the old lake. Their teacher had lent them her binoculars, and everybody became very quiet. In the evening they {sended => sent | posted} you a card with a picture.\nYour friend, Ravi',
  mistakes: [{ why: 'Children.' }, { why: 'Geese.' }, { why: 'Sent.' }],
};
const QUESTIONS = [order, sort, match, type, rewrite, listen, edit, passage];

/** Opens a level of these questions. */
async function open(page: Page, questions: readonly ProducedOnWire[]) {
  const attributes = { topic: 'Nouns', difficulty: 'easy', number: 1, questions };
  await page.route('/api/levels/*', (route) =>
    replyAsOurs(route, { data: { id: 11, attributes }, meta: {} }),
  );
  await page.goto('/quiz/playing?lvlid=11&src=single&topid=1');
}

const heading = (page: Page, { title }: ProducedOnWire) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function playAll(
  page: Page,
  answer: (page: Page, question: ProducedOnWire) => Promise<void>,
  mark = 'right',
) {
  for (const [at, question] of QUESTIONS.entries()) {
    await heading(page, question);
    await answer(page, question);
    await expectMark(page, at + 1, mark);
    await press(page, question === passage ? 'Submit' : 'Next Question');
  }
  await expect(page.getByRole('heading', { name: 'You Scored' })).toBeVisible();
}

test('every kind is answered by taps', async ({ page }) => {
  await open(page, QUESTIONS);
  await playAll(page, answerByTaps);
  await expect(page.getByText('8 marks out of 8')).toBeVisible();
});

test('every kind is answered by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, QUESTIONS);
  await playAll(page, answerByKeys);
  await expect(page.getByText('8 marks out of 8')).toBeVisible();
});

test('every kind is answered without a network, from the first question to the result', async ({
  page,
  context,
}) => {
  const code = levelCodeLoaded(page, { questions: QUESTIONS });
  await open(page, QUESTIONS);
  await code;
  await context.setOffline(true);
  await playAll(page, (on, question) => answerByTaps(on, question, false), 'not right');
  await expect(page.getByText('0 right · 8 not right · 0 skipped')).toBeVisible();
});

test('a player that fails to load offers a retry in its place, and no answer is lost', async ({
  page,
}) => {
  await page.route(/sort-player/, (route) => route.abort());
  await open(page, [order, sort]);
  await heading(page, order);
  await answerByTaps(page, order);
  await press(page, 'Next Question');
  await heading(page, sort);
  await expect(page.getByRole('alert')).toContainText(shell.partFailed.title);
  await page.unroute(/sort-player/);
  await press(page, 'Try again');
  await answerByTaps(page, sort);
  await expectMark(page, 1, 'right');
  await expectMark(page, 2, 'right');
  await press(page, 'Submit');
  await expect(page.getByText('2 marks out of 2')).toBeVisible();
});

for (const isRight of [true, false]) {
  test(`every kind is accessible: ${isRight ? 'right' : 'not right'}`, async ({ page }) => {
    await open(page, QUESTIONS);
    await playAll(
      page,
      async (on, question) => {
        if (isRight) await expectAccessible(on);
        await answerByTaps(on, question, isRight);
        await expectAccessible(on);
      },
      isRight ? 'right' : 'not right',
    );
    await expectAccessible(page);
  });
}

test('a passage is accessible while its places are being chosen', async ({ page }) => {
  await open(page, [passage]);
  for (const [at, option] of [1, 2, 0].entries()) {
    const panel = page.getByRole('region', { name: `Place ${at + 1}` });
    await panel.getByRole('button').nth(option).tap();
  }
  await expect(page.getByRole('button', { name: 'Place 2: two breads, No mistake' })).toBeVisible();
  await expectAccessible(page);
});

test('a sentence is built from a bank of words by taps, and what nobody can mark is no answer', async ({
  page,
}) => {
  await open(page, [rewrite]);
  const bank = page.getByRole('list', { name: 'The words', exact: true });
  const tap = (name: string) => bank.getByRole('button', { name, exact: true }).tap();
  await tap('watering');
  await press(page, 'Check');
  await expect(page.getByText(/A teacher would have to look at this one/).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Watering/ }).tap();
  for (const word of tilesOf(rewrite.kind === 'rewrite' ? (rewrite.build ?? '') : ''))
    await tap(word);
  await press(page, 'Check');
  await expectMark(page, 1, 'right');
});

for (const question of [order, sort, match, type, rewrite, listen]) {
  test(`${question.kind} and its reason fit a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, [question, passage]);
    await heading(page, question);
    await answerByTaps(page, question);
    await expect(page.getByText(why).last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: question.title })).toBeInViewport({ ratio: 1 });
  });
}

test('the words of a text to edit are tapped, and what was right stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, [edit]);
  await page.getByRole('button', { name: 'childs', exact: true }).tap();
  await expect(page.getByLabel('In place of “childs”')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('In place of “childs”').fill('children');
  await press(page, 'Change it');
  await page.getByRole('button', { name: 'lake', exact: true }).tap();
  await press(page, 'Leave it as it is');
  await expect(page.getByText('Changed: 1 of 3')).toBeVisible();
  await press(page, 'Check');
  await expect(page.getByText('1 of 3 are right.').last()).toBeInViewport();
  await expectAccessible(page);
});

test('a passage scrolls, and its reason comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, [passage]);
  await answerByTaps(page, passage, false);
  await expect(page.getByText('3 of 4 are right.').last()).toBeInViewport();
  await expect(page.getByText(why, { exact: true }).last()).toBeInViewport({ ratio: 1 });
});

async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover();
  await page.mouse.down();
  const target = await middleOf(to);
  await page.mouse.move(target.x, target.y, { steps: 12 });
  // The library follows the pointer a frame later.
  await expect(page.locator('[style*="position: fixed"]')).toBeAttached();
  await page.mouse.move(target.x + 1, target.y, { steps: 3 });
  await page.mouse.up();
}

test('words are dragged with the mouse: into the sentence, and into boxes', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, [order, sort]);
  const words = page.getByRole('list', { name: 'The words', exact: true });
  const sentence = page.getByRole('list', { name: 'Your sentence' });
  for (const [at, word] of tilesOf(order.kind === 'order' ? order.text : '').entries()) {
    await drag(page, words.getByRole('button', { name: word, exact: true }), sentence);
    await expect(sentence.getByRole('button')).toHaveCount(at + 1);
  }
  await press(page, 'Check');
  await expectMark(page, 1, 'right');
  await press(page, 'Next Question');
  for (const [at, { name, words: inBox }] of (sort.kind === 'sort' ? sort.boxes : []).entries()) {
    const box = page.getByRole('region', { name: `Box ${at + 1}: ${name}` });
    for (const [index, word] of inBox.entries()) {
      await drag(page, page.getByRole('button', { name: word, exact: true }), box);
      await expect(box.getByRole('listitem')).toHaveCount(index + 1);
    }
  }
  await press(page, 'Check');
  await expectMark(page, 2, 'right');
});

test('words are dragged with a finger', async ({ page }) => {
  await open(page, [sort]);
  const finger = await Finger.on(page);
  const word = page.getByRole('button', { name: 'hour', exact: true });
  const box = page.getByRole('region', { name: 'Box 2: an' });
  const [from, to] = [await middleOf(word), await middleOf(box)];
  await finger.down(from);
  await expect(page.locator('[style*="position: fixed"]')).toBeAttached();
  await finger.move(from, to);
  await expect(page.locator('[style*="position: fixed"]')).toBeAttached();
  await finger.up();
  await expect(box.getByText('hour')).toBeVisible();
});
