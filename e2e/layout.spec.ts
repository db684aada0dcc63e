// Every page fits on the smallest phone and with text at twice its size: nothing scrolls sideways, and nothing in the
// header overlaps (WCAG 2.2: Reflow, Resize Text). Every icon is in the document that the server sends.

import { expect, type Page } from '@playwright/test';
import { collectAlerts } from './support/dialogs.ts';
import { signUp } from './support/family.ts';
import { test } from './support/journey.ts';
import { playingPath, readFreeLevel } from './support/quiz-level.ts';
import { CARD_GAME } from './support/word-games.ts';

const VISITOR_PATHS = [
  '/',
  '/AboutUs',
  '/T&C',
  '/privacy',
  '/no/such/page',
  '/signup',
  '/login',
  '/loginp',
  '/otp',
  '/member',
  '/quiz',
  '/quiz/standard',
  '/quiz/topics?src=single',
  '/quiz/scores',
  '/quiz/waiting?code=1&lvlid=1&topid=1',
  '/vocabulary',
  '/vocabulary/word',
  '/vocabulary/games',
  '/vocabulary/games/ehard?src=s&game=wordcard',
  CARD_GAME,
  `${CARD_GAME}&level=1&seed=7`,
  '/vocabulary/games/wordcard/score?src=s&difficulty=easy&level=1&t1=You+Won&t2=x&meta=12',
  '/vocabulary/games/dropit?src=a&difficulty=hard',
  '/vocabulary/games/dropit/playing?src=s&lvl=1&difficulty=easy',
];

const SIZES = [
  { width: 320, letters: '100%' },
  { width: 360, letters: '115%' },
  { width: 360, letters: '200%' },
  { width: 1280, letters: '200%' },
];

/** One line for each thing that does not fit, at any of the sizes. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const problems: string[] = [];
  for (const { width, letters } of SIZES) {
    await page.setViewportSize({ width, height: 740 });
    const found = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
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
    }, letters);
    problems.push(
      ...found.map((problem) => `${path} at ${width} px, letters ${letters}: ${problem}`),
    );
  }
  return problems;
}

test('every page fits on a small phone and with large letters @desktop', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await collectAlerts(page);
  const problems: string[] = [];
  for (const path of [...VISITOR_PATHS, playingPath(await readFreeLevel(request))]) {
    problems.push(...(await problemsOf(page, path)));
  }
  await signUp(page, 'Venkatanarasimharajuvaripeta');
  for (const path of ['/', '/account', '/member', '/member/return'])
    problems.push(...(await problemsOf(page, path)));
  expect(problems).toEqual([]);
});
