// Worksheets for a visitor, a family without membership and a member.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { WorksheetFile } from '#contract/worksheet.ts';
import { makeSheet } from '#messages/make-sheet.ts';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { followLock } from './support/dialogs.ts';
import { signUp, stored } from './support/family.ts';
import { test } from './support/journey.ts';
import { runOperator } from './support/own-server.ts';

interface LockedTopic {
  readonly name: string;
  readonly path: string;
  /** A practice sheet. */
  readonly sheet: WorksheetFile;
  /** The number of files in its ZIP. */
  readonly fileCount: number;
}

async function readLockedTopic(page: Page): Promise<LockedTopic> {
  const response = await page.request.get(
    '/api/worksheets?filters[hasBasic][$eq]=true&populate=Worksheet',
  );
  const { data } = await response.json();
  const topic = data.find(
    ({ attributes }: { attributes: { isFree: boolean } }) => !attributes.isFree,
  );
  const files: WorksheetFile[] = topic.attributes.Worksheet;
  const sheet = files.find(({ answers }) => answers !== null);
  if (sheet === undefined) throw new Error('there is no locked practice sheet');
  const name: string = topic.attributes.topic;
  const keys = files.filter(({ answers }) => answers !== null);
  return {
    name,
    path: `/worksheets/${encodeURIComponent(name)}`,
    sheet,
    fileCount: files.length + keys.length,
  };
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a visitor opens a free sheet and its key, and a locked one redirects to login', async ({
  page,
}) => {
  const locked = await readLockedTopic(page);
  await page.goto('/worksheets');
  await expect(heading(page, texts.topics.title)).toBeVisible();
  await expect(page.getByText(texts.topics.free, { exact: true })).toHaveCount(1);
  await link(page, 'Nouns').click();
  await expect(heading(page, 'Nouns: Worksheets')).toBeVisible();
  const practice = page.getByRole('region', { name: texts.topic.practice });
  const counted = page.waitForRequest(/\/api\/worksheet\/newread\/\d+\?topic=\d+$/);
  const href = await practice
    .getByRole('link', { name: /^Open: / })
    .first()
    .getAttribute('href');
  const download = page.waitForEvent('download');
  await practice
    .getByRole('link', { name: /^Download: / })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^Nouns Practice Easy 1\.pdf$/);
  await counted;
  for (const path of [href ?? '', (href ?? '').replace('.pdf', '%20answers.pdf')]) {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  // The pictures of the first pages have loaded.
  const picture = page.getByRole('img', { name: /^The first page of/ }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(400);

  // A locked file is refused to a program, while a person who follows a link to it learns why.
  expect((await page.request.get(locked.sheet.url)).status()).toBe(401);
  await page.goto(locked.sheet.url);
  await expect(page).toHaveURL(`${locked.path}?locked=1`);
  await expect(page.getByText(texts.topic.lockedNotice.title)).toBeVisible();
  await page.getByRole('link', { name: `For members: ${locked.sheet.title}`, exact: true }).click();
  await followLock(page, 'Log in');
  await expect(page).toHaveURL('/login');
});

test('a family without membership is redirected to it, and returns to the sheets as a member', async ({
  page,
}) => {
  const { path, sheet } = await readLockedTopic(page);
  await signUp(page);
  await page.goto(path);
  await page.getByRole('link', { name: `For members: ${sheet.title}`, exact: true }).click();
  await followLock(page, 'See the membership');
  await expect(page).toHaveURL('/member');
  const become = page.getByRole('link', { name: 'Become a Member' });
  await expect(become).toHaveAttribute('href', /^\/sandbox\/pay\//);
  await become.click();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL(path);
  await expect(link(page, `Open: ${sheet.title}`)).toBeVisible();
});

test('a member opens, prints and downloads everything', async ({ page, context, server }) => {
  const { name, path, sheet, fileCount } = await readLockedTopic(page);
  const phone = await signUp(page);
  await runOperator(server.dataDir, 'member', 'grant', '--phone', phone);
  await page.goto(path);
  await expect.poll(() => stored(page, 'role')).toBe('"member"');
  const open = link(page, `Open: ${sheet.title}`);
  await expect(open).toHaveAttribute('href', /\?expires=\d+&signature=/);
  const href = (await open.getAttribute('href')) ?? '';
  // A new tab sends no token.
  const response = await page.request.get(href);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  // Without a PDF viewer, the file to print opens in a tab.
  await page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  const tab = context.waitForEvent('page');
  await link(page, `Print: ${sheet.title}`).click();
  await (await tab).close();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.topic.all.start }).click();
  const zip = await saved;
  expect(zip.suggestedFilename()).toBe(`${name.replaceAll('/', ' ')}.zip`);
  const { stdout } = await promisify(execFile)('unzip', ['-t', await zip.path()]);
  expect(stdout).toContain('No errors detected');
  expect(stdout.match(/\.pdf\s+OK/g)).toHaveLength(fileCount);
  await expect(page.getByText(texts.topic.all.done)).toBeVisible();
});

test('a download of all can be cancelled by keyboard @desktop', async ({ page, server }) => {
  const { path } = await readLockedTopic(page);
  const phone = await signUp(page);
  await runOperator(server.dataDir, 'member', 'grant', '--phone', phone);
  // The download hangs until the journey has checked the progress.
  await page.route(/\.zip\?/, () => new Promise(() => {}));
  await page.goto(path);
  const start = page.getByRole('button', { name: texts.topic.all.start });
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: texts.topic.all.cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.topic.all.cancelled)).toBeVisible();
  await expect(start).toBeFocused();
});

test('the use of the worksheets is shown as a film and in words', async ({ page }) => {
  await page.goto('/worksheets');
  await page.getByRole('button', { name: texts.howTo.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.howTo.title });
  await expect(dialog.getByRole('listitem')).toHaveCount(texts.howTo.steps.length);
  const film = dialog.getByLabel(texts.howTo.video);
  await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(5);
  await expectAccessible(page);
});

test('a member makes a sheet for the class, and its key', async ({ page, server }) => {
  const phone = await signUp(page);
  await runOperator(server.dataDir, 'member', 'grant', '--phone', phone);
  await page.goto('/worksheets');
  await expect.poll(() => stored(page, 'role')).toBe('"member"');
  await link(page, texts.make.link).click();
  await expect(heading(page, texts.make.title)).toBeVisible();
  await page.getByLabel(makeSheet.topic, { exact: true }).selectOption('Articles');
  await page.getByLabel(makeSheet.seed, { exact: true }).fill('mango');
  await page.getByLabel(makeSheet.copies).selectOption('5');
  for (const [button, name] of [
    [makeSheet.makeSheet, 'Worksheet mango.pdf'],
    [makeSheet.makeKey, 'Worksheet mango answers.pdf'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
  await expectAccessible(page);
});

const PAGES: readonly [string, string][] = [
  ['/worksheets', texts.topics.title],
  ['/worksheets?category=intermediate', texts.topics.title],
  ['/worksheets/Nouns', 'Nouns: Worksheets'],
  ['/worksheets/Pronouns?locked=1', 'Pronouns: Worksheets'],
  ['/worksheets/Verbs%20%26%20Be%2FHave', 'Verbs & Be/Have: Worksheets'],
  ['/worksheets/Cooking', 'Cooking: Worksheets'],
];

for (const [path, name] of PAGES) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expectAccessible(page);
  });
}
