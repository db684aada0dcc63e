// Answers produced questions as a child does: by taps or by keyboard alone.

import { expect, type Locator, type Page } from '@playwright/test';
import type { ProducedOnWire, QuizQuestion } from '#contract/quiz.ts';
import { tabTo } from './keyboard.ts';

export function isProduced(question: QuizQuestion): question is ProducedOnWire {
  return 'kind' in question;
}

/** An action, in the page's words. */
export type Step =
  | { kind: 'tile'; word: string }
  | { kind: 'put'; word: string; box: string; number: number }
  | { kind: 'pair'; left: string; right: string }
  | { kind: 'write'; text: string }
  | { kind: 'sentence'; text: string }
  | { kind: 'heard'; text: string }
  /** `place`: of the words that look the same, from 0. */
  | { kind: 'edit'; word: string; place: number; better: string }
  | { kind: 'choose'; place: number; option: number };

/** The tiles of a sentence in order, without its end mark. */
export function tilesOf(text: string): string[] {
  const body = text.replace(/[.?!]$/, '');
  return body.split(body.includes('|') ? /\s*\|\s*/ : /\s+/).filter(Boolean);
}

/** Of the accepted sentences the one with all that may be left out: `The roses [of Anu] are {red|pink}.` */
function firstSentenceOf(pattern: string): string {
  return pattern.replace(/\[([^\]]*)\]/g, '$1').replace(/\{([^|}]*)[^}]*\}/g, '$1');
}

/** Of a text like `Two {childs => children} wave.`; `place`: among the words that look the same, from 0. */
function mistakesIn(text: string) {
  const mark = /\{([^{}]*) => ([^|{}]*)[^{}]*\}/g;
  return [...text.matchAll(mark)].map(({ 1: word = '', 2: right = '', index }) => {
    const before = text.slice(0, index).replace(mark, '$1');
    const place = before.match(/[\p{L}\p{N}'’-]+/gu)?.filter((one) => one === word).length ?? 0;
    return { word, right: right.trim(), place };
  });
}

/** A right answer, or one with a mistake. */
export function stepsOf(question: ProducedOnWire, isRight: boolean): Step[] {
  switch (question.kind) {
    case 'order': {
      const text = isRight ? question.text : (question.wrong[0]?.answer ?? '');
      return tilesOf(text).map((word) => ({ kind: 'tile', word }));
    }
    case 'sort':
      return question.boxes.flatMap(({ words }, at) =>
        words.map((word, index) => {
          const number = isRight || at + index > 0 ? at : 1;
          return { kind: 'put', word, box: question.boxes[number]?.name ?? '', number };
        }),
      );
    case 'match':
      return question.pairs.map(({ left }, at) => {
        const other = isRight || at > 1 ? at : 1 - at;
        return { kind: 'pair', left, right: question.pairs[other]?.right ?? '' };
      });
    case 'type': {
      const text = isRight ? question.accept[0] : question.wrong[0]?.answer;
      return [{ kind: 'write', text: text ?? '' }];
    }
    case 'rewrite': {
      const right = firstSentenceOf(question.accept[0] ?? '');
      return [{ kind: 'sentence', text: isRight ? right : (question.wrong[0]?.answer ?? '') }];
    }
    case 'listen':
      return [{ kind: 'heard', text: (isRight ? question.text : question.wrong[0]?.answer) ?? '' }];
    case 'edit':
      return mistakesIn(question.text).map(({ word, place, right }): Step => {
        return { kind: 'edit', word, place, better: isRight ? right : `${word}s` };
      });
    case 'passage':
      return question.places.map(({ answer, options }, place) => {
        const option = isRight || place > 0 ? answer : (answer + 1) % options.length;
        return { kind: 'choose', place, option };
      });
  }
}

/** Produces the answer and presses Check. */
export async function answerByTaps(page: Page, question: ProducedOnWire, isRight = true) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  for (const step of stepsOf(question, isRight)) {
    if (step.kind === 'tile')
      await list('The words').getByRole('button', { name: step.word, exact: true }).first().click();
    if (step.kind === 'put') {
      const words = list('The words to sort');
      await words.getByRole('button', { name: step.word, exact: true }).click();
      await button(`Put “${step.word}” in “${step.box}”`).click();
    }
    if (step.kind === 'pair') {
      await list('The left side').getByRole('button', { name: step.left, exact: true }).click();
      await list('The right side').getByRole('button', { name: step.right, exact: true }).click();
    }
    if (step.kind === 'write') await page.getByLabel('Your answer').fill(step.text);
    if (step.kind === 'sentence') {
      await openField(page, (write) => write.click());
      await page.getByLabel('Your whole sentence').fill(step.text);
    }
    if (step.kind === 'heard') {
      await openHeard(page, (hide) => hide.click());
      await page.getByLabel('What you heard').fill(step.text);
    }
    if (step.kind === 'edit') {
      await page.getByRole('button', { name: step.word, exact: true }).nth(step.place).click();
      await page.getByLabel(`In place of “${step.word}”`).fill(step.better);
      await button('Change it').click();
    }
    if (step.kind === 'choose') await optionAt(page, step.place, step.option).click();
  }
  await button('Check').click();
}

export async function answerByKeys(page: Page, question: ProducedOnWire, isRight = true) {
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  const inList = (name: string, word: string) =>
    list(name).getByRole('button', { name: word, exact: true }).first();
  for (const step of stepsOf(question, isRight)) {
    if (step.kind === 'tile') {
      await tabTo(page, inList('The words', step.word));
      await page.keyboard.press('Space');
    }
    if (step.kind === 'put') {
      await tabTo(page, inList('The words to sort', step.word));
      await page.keyboard.press(String(step.number + 1));
    }
    if (step.kind === 'pair') {
      await tabTo(page, inList('The left side', step.left));
      await page.keyboard.press('Enter');
      await tabTo(page, inList('The right side', step.right));
      await page.keyboard.press('Enter');
    }
    if (step.kind === 'write') {
      await tabTo(page, page.getByLabel('Your answer'));
      await page.keyboard.type(step.text);
    }
    if (step.kind === 'sentence') {
      await openField(page, async (write) => {
        await tabTo(page, write);
        await page.keyboard.press('Enter');
      });
      await tabTo(page, page.getByLabel('Your whole sentence'));
      await page.keyboard.type(step.text);
    }
    if (step.kind === 'heard') {
      await openHeard(page, async (hide) => {
        await tabTo(page, hide);
        await page.keyboard.press('Enter');
      });
      await tabTo(page, page.getByLabel('What you heard'));
      await page.keyboard.type(step.text);
    }
    if (step.kind === 'edit') {
      const word = page.getByRole('button', { name: step.word, exact: true }).nth(step.place);
      await arrowTo(page, word);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(`In place of “${step.word}”`)).toBeFocused();
      await page.keyboard.type(step.better);
      await page.keyboard.press('Enter');
    }
    if (step.kind === 'choose') {
      await tabTo(page, optionAt(page, step.place, step.option));
      await page.keyboard.press('Enter');
    }
  }
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await expect(check).toBeEnabled();
  await tabTo(page, check);
  await page.keyboard.press('Enter');
}

/** On a touch screen the words to build the sentence from come first. */
async function openField(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const field = page.getByLabel('Your whole sentence', { exact: true });
  const write = page.getByRole('button', { name: 'Write it yourself' });
  await expect(field.or(write)).toBeVisible();
  if (await write.isVisible()) await press(write);
}

/** A device without a voice shows the sentence until it is hidden. */
async function openHeard(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const field = page.getByLabel('What you heard', { exact: true });
  const hide = page.getByRole('button', { name: 'Hide it and write' });
  await expect(field.or(hide)).toBeVisible();
  if (await hide.isVisible()) await press(hide);
}

/** Of the words of a text one takes the focus by Tab; the arrow keys go on from there. */
async function arrowTo(page: Page, word: Locator): Promise<void> {
  const current = page.locator('button[aria-expanded][tabindex="0"]');
  await tabTo(page, current);
  for (let step = 0; step < 200; step += 1) {
    if (await word.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('the arrow keys do not reach the word');
}

function optionAt(page: Page, place: number, option: number) {
  const panel = page.getByRole('region', { name: `Place ${place + 1}`, exact: true });
  return panel.getByRole('button').nth(option);
}
