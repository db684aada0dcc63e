// The demo of the landing page, and how a quiz level is played.

import type { Page } from '@playwright/test';
import { playLevel } from '../child.ts';
import { clip, type Film } from '../film.ts';
import { openPage, tap } from '../finger.ts';

const FREE_TOPIC = 'Nouns';
const LOOK_MS = 600;
const CELEBRATE_MS = 2_200;

async function pickLevel(page: Page): Promise<number> {
  await page.waitForTimeout(LOOK_MS);
  await tap(page, page.getByRole('button', { name: `Play Now: ${FREE_TOPIC}` }));
  await page.waitForTimeout(LOOK_MS);
  await tap(
    page,
    page.getByRole('link', { name: new RegExp(`^${FREE_TOPIC}, easy, level 1`, 'i') }),
  );
  await page.getByRole('list', { name: 'Questions' }).waitFor();
  return Number(new URL(page.url()).searchParams.get('lvlid'));
}

export const demo: Film = {
  to: clip('demo'),
  prepare: (page) => openPage(page, '/'),
  async play(page, pose) {
    pose();
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('link', { name: 'Grammar quizzes' }));
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('link', { name: /^Single Player/ }));
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('link', { name: 'Basic' }));
    await playLevel(page, await pickLevel(page));
    await page.waitForTimeout(CELEBRATE_MS);
  },
};

export const quizLevel: Film = {
  to: clip('how-to-play-quiz'),
  async prepare(page) {
    await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
    await openPage(page, '/quiz/topics?src=single');
  },
  async play(page, pose) {
    pose();
    await playLevel(page, await pickLevel(page));
    await page.waitForTimeout(CELEBRATE_MS);
  },
};
