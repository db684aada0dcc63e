// `npm run video:demo`: films the clips of the site from the product that runs at SITE_URL (http://127.0.0.1:3000):
// the demo of the landing page, and how a quiz level is played. Run it again when the looks have changed.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { playLevel } from './child.ts';
import { type Film, openCamera, requireFfmpeg, shoot } from './film.ts';
import { showFinger, tap } from './finger.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://127.0.0.1:3000';
const FOLDER = join(import.meta.dirname, '../../src/web/public/videos');
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

async function open(page: Page, path: string): Promise<void> {
  await showFinger(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const demo: Film = {
  to: join(FOLDER, 'demo.mp4'),
  posterAtS: 0.5,
  prepare: (page) => open(page, '/'),
  async play(page) {
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

const howToPlay: Film = {
  to: join(FOLDER, 'how-to-play-quiz.mp4'),
  posterAtS: 0.5,
  async prepare(page) {
    await page.addInitScript(() => localStorage.setItem('standard1', '"basic"'));
    await open(page, '/quiz/topics?src=single');
  },
  async play(page) {
    await playLevel(page, await pickLevel(page));
    await page.waitForTimeout(CELEBRATE_MS);
  },
};

requireFfmpeg();
await mkdir(FOLDER, { recursive: true });
const browser = await openCamera();
try {
  for (const film of [demo, howToPlay]) {
    const { seconds, bytes } = await shoot(browser, SITE_URL, film);
    console.log(`${film.to}: ${seconds.toFixed(1)} s, ${Math.round(bytes / 1000)} KB`);
  }
} finally {
  await browser.close();
}
