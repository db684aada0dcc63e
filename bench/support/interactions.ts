// The response time of a page to a tap on a slow phone: an answer, a tile, the menu.

import type { Browser, Locator, Page } from '@playwright/test';
import { shell } from '#messages/shell.ts';
import { paths } from '#web/paths.ts';
import { waitForHeading, withPhonePage } from './page-visit.ts';

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
}

const interactions: readonly Interaction[] = [
  {
    name: 'an answer',
    path: paths.quizPlaying({ lvlid: 11, topid: 1 }),
    target: (page) => page.locator('main button[aria-pressed]').first(),
  },
  {
    name: 'a tile',
    path: paths.wordCard({ src: 's', difficulty: 'easy', level: 1, seed: 7 }),
    target: (page) => page.getByRole('button', { name: /^Card 1\b/ }),
  },
  {
    name: 'the menu',
    path: paths.home,
    target: (page) => page.getByRole('button', { name: shell.openMenu }),
  },
];

/** Calls `report` with each interaction: the milliseconds from the tap to the next paint. */
export async function measureInteractions(
  from: Browser,
  origin: string,
  report: (name: string, ms: number) => void,
): Promise<void> {
  for (const { name, path, target } of interactions) {
    const ms = await withPhonePage(from, async (page) => {
      await page.addInitScript(watchTaps);
      await page.goto(origin + path, { waitUntil: 'commit' });
      await waitForHeading(page);
      await page.waitForLoadState('networkidle');
      await target(page).tap();
      const longest = page.waitForFunction(() => (window as unknown as Taps).longestMs);
      return (await longest.then((handle) => handle.jsonValue())) ?? Number.POSITIVE_INFINITY;
    });
    report(name, ms);
  }
}

interface Taps {
  longestMs?: number;
}

/** Runs in the page: the duration of a tap's longest event up to its paint, which browsers round to 8 ms. */
function watchTaps(): void {
  const taps = window as unknown as Taps;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as unknown as {
        interactionId: number;
        duration: number;
      };
      if (interactionId > 0) taps.longestMs = Math.max(taps.longestMs ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
