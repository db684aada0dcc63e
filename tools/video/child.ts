// What the child in the video does in one level: ten answers, one of them wrong, the first ones read slowly, the rest
// rushed. The key comes from the product's own API.

import type { Page } from '@playwright/test';
import type { ChoiceOnWire, LevelAttributes } from '#contract/quiz.ts';
import { tap } from './finger.ts';
import { produce } from './produce.ts';

const THINK_MS = 450;
const READ_MS = 1_400;
const HURRY_MS = 60;
const GLANCE_MS = 250;
const SLOW_QUESTIONS = 2;
/** The second question with options is answered wrongly: the video is about the reason shown. */
const WRONG_ONE = 1;

export async function playLevel(page: Page, levelId: number): Promise<void> {
  const response = await page.request.get(`/api/levels/${levelId}`);
  const { data } = (await response.json()) as { data: { attributes: LevelAttributes } };
  const { questions } = data.attributes;
  const wrongOne = questions.filter((question) => 'options' in question && !question.type)[
    WRONG_ONE
  ];
  for (const [index, question] of questions.entries()) {
    const isSlow = index < SLOW_QUESTIONS || 'kind' in question || question.type;
    await page.waitForTimeout(isSlow ? THINK_MS : HURRY_MS);
    if ('kind' in question) await produce(page, question);
    else if (question.type) await place(page, question);
    else await choose(page, question, question === wrongOne);
    await page.waitForTimeout(isSlow ? READ_MS : GLANCE_MS);
    const isLast = index === questions.length - 1;
    await tap(page, page.getByRole('button', { name: isLast ? 'Submit' : 'Next Question' }));
  }
}

async function choose(page: Page, question: ChoiceOnWire, isWrong: boolean): Promise<void> {
  const choice = isWrong ? (question.answer + 1) % question.options.length : question.answer;
  const name = `${'abcdefgh'[choice]} ${question.options[choice]}`;
  await tap(page, page.getByRole('button', { name, exact: true }));
}

async function place(page: Page, question: ChoiceOnWire): Promise<void> {
  const words = page.getByRole('list', { name: 'The words of the sentence' });
  await tap(page, words.getByRole('button').nth(question.answer));
  await tap(page, page.getByRole('button', { name: /^Put “/ }));
}
