// How the worksheets are used: a topic, a sheet, its answer key.

import type { Page } from '@playwright/test';
import { clip, type Film } from '../film.ts';
import { openPage, tap } from '../finger.ts';

const LOOK_MS = 900;
const READ_MS = 1_800;

/** Shows a file as a phone does: the page it would open in a new tab. */
async function showSheet(page: Page, name: RegExp): Promise<void> {
  const sheet = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) })
    .first();
  const link = sheet.getByRole('link', { name });
  const picture = sheet.getByRole('img', { name: /^The first page/ });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  await tap(page, link);
  const source = await picture.getAttribute('src');
  await page.evaluate((src) => {
    const sheet = document.createElement('img');
    sheet.id = 'film-sheet';
    sheet.src = src ?? '';
    sheet.style.cssText =
      'position:fixed;inset:0;inline-size:100vw;block-size:100vh;object-fit:contain;background:#fff;z-index:2147483646';
    document.documentElement.append(sheet);
  }, source);
  await page.waitForTimeout(READ_MS);
  await page.evaluate(() => document.getElementById('film-sheet')?.remove());
  await page.waitForTimeout(LOOK_MS);
}

export const worksheets: Film = {
  to: clip('how-to-use-worksheets'),
  async prepare(page) {
    // Files would open in a tab, which the camera does not follow.
    await page.addInitScript(() => {
      // A browser without a screen has no print dialog.
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
      addEventListener('click', (event) => {
        const target = event.target instanceof Element ? event.target.closest('a') : null;
        if (target?.target === '_blank') event.preventDefault();
      });
    });
    await openPage(page, '/worksheets');
  },
  async play(page, pose) {
    pose();
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('link', { name: 'Nouns', exact: true }));
    await page.getByRole('heading', { name: 'Concept Sheets' }).waitFor();
    await page.waitForTimeout(LOOK_MS);
    await showSheet(page, /^Open: /);
    await showSheet(page, /^Print: A day/);
    const key = page.getByRole('link', { name: /^Open the answer key/ }).first();
    await key.scrollIntoViewIfNeeded();
    await page.waitForTimeout(READ_MS);
  },
};
