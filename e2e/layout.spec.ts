// Every page, in both languages of the shell, fits on the smallest phone and with text at twice its size: nothing
// scrolls sideways, nothing is cut off, and nothing in the header overlaps (WCAG 2.2: Reflow, Resize Text). Axe finds
// no violation in either theme. Every icon is in the document that the server sends.

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { competitionTest as say } from '#messages/competition-test.ts';
import type { Language } from '#messages/language.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { startAsParticipant } from './support/competition.ts';
import { findCutOff } from './support/cut-off.ts';
import { collectAlerts } from './support/dialogs.ts';
import { signUp } from './support/family.ts';
import { test } from './support/journey.ts';
import { findEnglish, findUnmarkedHindi } from './support/left-in-english.ts';
import { playingPath, readFreeLevel } from './support/quiz-level.ts';
import { CARD_GAME, DROP_OPPOSITE } from './support/word-games.ts';

const SCORE_TAG = Buffer.from(
  'score=7&t=10&lvl=Nouns&difficulty=easy&num=1&lvlid=11&topid=1',
).toString('base64');

const VISITOR_PATHS = [
  '/',
  '/AboutUs',
  '/refund',
  '/T&C',
  '/privacy',
  '/error',
  '/no/such/page',
  '/signup',
  '/login',
  '/loginp',
  '/otp',
  '/member',
  '/quiz',
  '/quiz/standard',
  '/quiz/topics?src=single',
  `/quiz/score-single?tag=${encodeURIComponent(SCORE_TAG)}`,
  '/quiz/path',
  '/quiz/start',
  '/quiz/review',
  '/quiz/scores',
  '/quiz/waiting?code=1&lvlid=1&topid=1',
  '/vocabulary',
  '/vocabulary/word',
  '/vocabulary/games',
  '/vocabulary/games/ehard?src=s&game=wordcard',
  CARD_GAME,
  `${CARD_GAME}&level=1&seed=7`,
  '/vocabulary/games/wordcard/score?src=s&difficulty=easy&level=1&t1=You+Won&t2=x&meta=12',
  DROP_OPPOSITE,
  '/vocabulary/games/dropit/playing?src=s&lvl=1&difficulty=easy',
  '/worksheets',
  '/worksheets/Nouns',
  '/competition?srcc=1',
  '/competition/register',
  '/competition/participate',
  '/competition/papers',
  '/competition/papers/1/702',
  '/competition/practice/702',
  '/competition/result',
  '/competition/my-data',
  '/competition/certificate',
];
const FAMILY_PATHS = [
  '/',
  '/account',
  '/account/data',
  '/account/report',
  '/member',
  '/member/return',
  '/worksheets/make',
];

/** With the seconds from the start of the competition, and the expected text. */
const COMPETITION_PATHS = [
  ['/competition/waiting', -600, say.waiting.begins],
  ['/competition/playing', 50, 'Question 2 of 30'],
  ['/competition/completed', 1_205, say.saved.tryNow],
] as const;

/** They redirect at once, or are for developers. */
const NOT_VISITED = [
  '/quiz/first',
  '/member/pay',
  '/whatsapp',
  '/competition/papers/1',
  '/dev/gallery',
];

const LANG = { en: 'en-IN', hi: 'hi' };

const SIZES = [
  { width: 320, letters: '100%' },
  { width: 360, letters: '115%' },
  { width: 360, letters: '200%' },
  { width: 1280, letters: '200%' },
];

/** A change of size may have a transition, which takes a frame even with reduced motion. */
function setLetters(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

async function open(page: Page, path: string, text?: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible();
  // It loads last; questions hide it.
  await expect(page.locator('footer')).toBeAttached();
}

/** One line for each element of this page that does not fit, at any of the sizes. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, letters } of SIZES) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(setLetters, letters);
    const found = await page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const list: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) {
        const widest = [...document.querySelectorAll('body *')]
          .filter((element) => isShown(element) && !element.closest('[class*=skip]'))
          .reduce((one, other) =>
            other.getBoundingClientRect().right > one.getBoundingClientRect().right ? other : one,
          );
        list.push(
          `scrolls ${scrollWidth - clientWidth} px sideways, ${widest.outerHTML.slice(0, 90)}`,
        );
      }
      const controls = [...document.querySelectorAll('header :is(a, button)')].filter(isShown);
      const boxes = controls.map((control) => control.getBoundingClientRect());
      for (const [at, one] of boxes.entries()) {
        const isOnAnother = boxes.slice(at + 1).some((other) => {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return across > 1 && down > 1;
        });
        if (isOnAnother) list.push(`in the header “${controls[at]?.textContent}” lies on another`);
        if (one.right > clientWidth + 1 || one.left < -1) {
          list.push(`in the header “${controls[at]?.textContent}” is cut off`);
        }
      }
      for (const icon of document.querySelectorAll('use')) {
        const name = icon.getAttribute('href') ?? '';
        if (!document.getElementById(name.slice(1))) list.push(`the icon ${name} is not drawn`);
      }
      return list;
    });
    const cutOff = await findCutOff(page);
    problems.push(
      ...[...found, ...cutOff].map((one) => `${path} at ${width} px, letters ${letters}: ${one}`),
    );
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 360, height: 740 });
  return problems;
}

async function visitAll(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await collectAlerts(page);
  await page.addInitScript(
    (chosen) => localStorage.setItem('language', JSON.stringify(chosen)),
    language,
  );
  const problems: string[] = [];
  const visit = async (path: string, text?: string) => {
    await open(page, path, text);
    await expect(page.locator('html')).toHaveAttribute('lang', LANG[language]);
    problems.push(...(await findUnmarkedHindi(page)).map((text) => `${path}: “${text}” unmarked`));
    // In Hindi only the frame of a children's page differs, and it is the same on every page.
    if ((await page.locator('main').getAttribute('lang')) !== LANG[language]) return;
    problems.push(...(await problemsOf(page, path)));
    // In English the journeys cover this.
    if (language === 'en') return;
    problems.push(...(await findEnglish(page)).map((text) => `${path}: “${text}” in English`));
    await expectAccessibleInBothThemes(page);
  };
  for (const path of VISITOR_PATHS) await visit(path);
  await visit(playingPath(await readFreeLevel(page.request)));
  for (const [path, secondsSinceStart, text] of COMPETITION_PATHS) {
    // Leaves a page that would react to the new time by itself.
    await page.goto('/error');
    await startAsParticipant(page, secondsSinceStart);
    await visit(path, text);
  }
  await page.unrouteAll({ behavior: 'wait' });
  await signUp(page, 'Venkatanarasimharajuvaripeta');
  for (const path of FAMILY_PATHS) await visit(path);
  expect(problems).toEqual([]);
}

test('every page fits on a small phone and with large letters @desktop', async ({ page }) => {
  test.setTimeout(300_000);
  await visitAll(page, 'en');
});

test('… and in Hindi, where nothing for parents is left in English @desktop', async ({ page }) => {
  test.setTimeout(300_000);
  await visitAll(page, 'hi');
});

test('these are all pages', async () => {
  const file = await readFile('dist/web/preloads.json', 'utf8');
  const routes = Object.keys(JSON.parse(file) as object).map((route) => route.split('?')[0] ?? '');
  const visited = [
    ...VISITOR_PATHS,
    ...COMPETITION_PATHS.map(([path]) => path),
    ...FAMILY_PATHS,
    ...NOT_VISITED,
    '/quiz/playing',
  ].map((path) => path.split('?')[0] ?? '');
  const isVisited = (route: string) => {
    const pattern = new RegExp(`^${route.replace('*', '.+').replace(/:\w+/g, '[^/]+')}$`);
    return visited.some((path) => pattern.test(path));
  };
  expect(routes.filter((route) => !isVisited(route))).toEqual([]);
});
