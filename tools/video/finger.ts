// A finger for the film: a dot that shows where the child taps. It is drawn into the page that is filmed only.

import type { Locator, Page } from '@playwright/test';

const ARRIVE_MS = 250;
const PRESS_MS = 160;

export async function showFinger(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('div');
      dot.id = 'film-finger';
      dot.style.cssText =
        'position:fixed;inset:0 auto auto 0;inline-size:34px;block-size:34px;margin:-17px;border-radius:50%;' +
        'background:rgb(40 30 80/.35);border:3px solid rgb(255 255 255/.9);box-shadow:0 2px 8px rgb(0 0 0/.3);' +
        'z-index:2147483647;pointer-events:none;opacity:0;transition:transform .25s ease-out,opacity .15s,scale .12s';
      document.documentElement.append(dot);
    });
  });
}

/** Moves the dot to the middle of the target, presses it and lifts it. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to tap: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  await draw(page, `translate(${x}px,${y}px)`, '1', '1');
  await page.waitForTimeout(ARRIVE_MS);
  await draw(page, `translate(${x}px,${y}px)`, '1', '.7');
  await page.waitForTimeout(PRESS_MS);
  await page.touchscreen.tap(x, y);
  await draw(page, `translate(${x}px,${y}px)`, '0', '1');
}

async function draw(page: Page, transform: string, opacity: string, scale: string): Promise<void> {
  await page.evaluate(
    ([move, visible, size]) => {
      const dot = document.getElementById('film-finger');
      if (dot) Object.assign(dot.style, { transform: move, opacity: visible, scale: size });
    },
    [transform, opacity, scale],
  );
}
