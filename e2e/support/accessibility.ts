import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A small phone and a desktop. */
export const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Expects the page in its current state to be accessible on a phone and on a desktop, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screen = page.viewportSize();
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  }
  if (screen !== null) await page.setViewportSize(screen);
  // A click during the new layout would press one element and release another.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** At the current size. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await finishTransitions(page);
    // The themes differ only in colours.
    const found = await violations(page, colorScheme === 'light' ? WCAG_22_AA : ['color-contrast']);
    const { width } = page.viewportSize() ?? {};
    expect(found, `${page.url()}, ${width} px wide, ${colorScheme} theme`).toEqual([]);
  }
}

/** Axe's violations, by rule. `runOnly` contains tags or rules. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  // Its half megabyte is loaded once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const found = await window.axe.run({
      runOnly: only,
      // WCAG 2.5.3, which axe omits by default as experimental.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, runOnly);
}

/**
 * Even with reduced motion a change of theme has a transition of a millisecond, which would wait for a frame. The end of
 * one can begin another, in what inherits its colour.
 */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const transitions = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions()) {
      for (const transition of running) transition.finish();
    }
  });
}

/** Expects nothing on the page to be wider than the viewport. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${page.url()} scrolls sideways`).toBe(0);
}
