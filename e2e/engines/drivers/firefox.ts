// Firefox ESR, driven by WebDriver BiDi.

import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import { errorIn, noteReport, puppeteerTab } from './puppeteer-tab.ts';
import type { Browser, Finger } from './tab.ts';

const PATH = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

const LONG_TAP_MS = 20_000;

export const isFirefoxInstalled = (): boolean => existsSync(PATH);

export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PATH,
    extraPrefsFirefox: {
      'dom.w3c_touch_events.enabled': 1,
      // On a busy machine the finger is lifted late: that is still a tap, not a long press.
      'apz.max_tap_time': LONG_TAP_MS,
      'ui.click_hold_context_menus.delay': LONG_TAP_MS,
    },
  });
  return {
    stop: () => browser.close(),
    async newTab(baseUrl) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => void problems.push(...errorIn(message)));
      page.on('request', (request) => noteReport(request, problems));
      page.on('pageerror', (error) => void problems.push(String(error)));
      // A tab left in the middle of a game asks for confirmation.
      page.on('dialog', (dialog) => void dialog.accept());
      const finger = fingerOf(page);
      return puppeteerTab(page, { baseUrl, problems, finger, close: () => context.close() });
    },
  };
}

function fingerOf({ touchscreen }: Page): Finger {
  return {
    down: ({ x, y }) => touchscreen.touchStart(x, y).then(() => undefined),
    move: ({ x, y }) => touchscreen.touchMove(x, y),
    up: () => touchscreen.touchEnd(),
  };
}
