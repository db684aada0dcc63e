// A finger for the video: a dot that shows where the child taps and drags. It is drawn only into the filmed page.

import type { Locator, Page } from '@playwright/test';

const ARRIVE_MS = 250;
const PRESS_MS = 160;
/** The product treats a touch as a drag after 120 ms (product §2.12). */
const HOLD_MS = 220;
const DRAG_STEPS = 24;
const STEP_MS = 16;

interface Point {
  x: number;
  y: number;
}

/** Opens a page with the finger on it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await showFinger(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function showFinger(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('div');
      dot.id = 'film-finger';
      dot.style.cssText =
        'position:fixed;inset:0 auto auto 0;inline-size:34px;block-size:34px;margin:-17px;border-radius:50%;' +
        'background:rgb(40 30 80/.35);border:3px solid rgb(255 255 255/.9);box-shadow:0 2px 8px rgb(0 0 0/.3);' +
        'z-index:2147483647;pointer-events:none;opacity:0;transition:translate .25s ease-out,opacity .15s,scale .12s';
      document.documentElement.append(dot);
    });
  });
}

/** Moves the dot to the middle of the target, presses it and lifts it. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const at = await middleOf(target);
  await draw(page, at, '1', '1');
  await page.waitForTimeout(ARRIVE_MS);
  await draw(page, at, '1', '.7');
  await page.waitForTimeout(PRESS_MS);
  await page.touchscreen.tap(at.x, at.y);
  await draw(page, at, '0', '1');
}

/** Puts the dot on one element, holds it and drags it to another. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, goal] = [await middleOf(what), await middleOf(to)];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await draw(page, from, '1', '1');
  await page.waitForTimeout(ARRIVE_MS);
  await draw(page, from, '1', '.7');
  await send('touchStart', [from]);
  await page.waitForTimeout(HOLD_MS);
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    // Slow at both ends, like a hand.
    const share = (1 - Math.cos((Math.PI * step) / DRAG_STEPS)) / 2;
    const at = { x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share };
    await send('touchMove', [at]);
    await draw(page, at, '1', '.7', true);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForTimeout(PRESS_MS);
  await send('touchEnd', []);
  await draw(page, goal, '0', '1');
  await touch.detach();
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to touch: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
}

/** A `held` dot is exactly where the finger is; otherwise it glides there. */
async function draw(
  page: Page,
  { x, y }: Point,
  opacity: string,
  scale: string,
  isHeld = false,
): Promise<void> {
  const look = {
    // Not by transform: the pressed dot is scaled down, which would scale the offset too.
    translate: `${x}px ${y}px`,
    opacity,
    scale,
    transitionProperty: isHeld ? 'opacity, scale' : 'translate, opacity, scale',
  };
  await page.evaluate((style) => {
    Object.assign(document.getElementById('film-finger')?.style ?? {}, style);
  }, look);
}
