// A visit to a page on a simulated phone: its requests, the time until its heading is visible, and its layout shift.

import { basename } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

const PHONE = { width: 360, height: 740 };
/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const VISIT_TIMEOUT_MS = 30_000;
/** How long requests and shifts still count after the heading. */
const AFTER_HEADING_MS = 2_500;

export interface RequestedFile {
  /** Without the hash. */
  readonly name: string;
  readonly kind: 'script' | 'font' | 'other';
  /** Headers and body as sent. */
  readonly wireBytes: number;
  /** Requested before the heading was visible. */
  readonly isForHeading: boolean;
}

export interface Visit {
  /** The time when the page's own heading has been painted and is uncovered; infinite if it never was. */
  readonly headingMs: number;
  readonly files: readonly RequestedFile[];
  readonly shift: number;
}

export async function visitPage(from: Browser, url: string): Promise<Visit> {
  return withPhonePage(from, async (page, client) => {
    const requests = recordRequests(client);
    await page.goto(url, { waitUntil: 'commit' });
    const headingMs = await waitForHeading(page);
    await page.waitForTimeout(AFTER_HEADING_MS);
    const { openedAt, shift } = await page.evaluate(() => ({
      openedAt: performance.timeOrigin,
      shift: (window as unknown as Recording).shift,
    }));
    const files = [...requests.values()].map(({ at, ...file }) => ({
      ...file,
      isForHeading: at <= openedAt + headingMs,
    }));
    return { headingMs, files, shift };
  });
}

/** Runs `use` with a new visitor's page on a slow phone. */
export async function withPhonePage<Result>(
  from: Browser,
  use: (page: Page, client: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await from.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    // Caddy's certificate is self-signed.
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchPage);
    return await use(page, client, context);
  } finally {
    await context.close();
  }
}

/** Waits until the heading is visible; returns the time in ms. */
export async function waitForHeading(page: Page): Promise<number> {
  const seen = page.waitForFunction(() => (window as unknown as Recording).headingMs, null, {
    timeout: VISIT_TIMEOUT_MS,
  });
  const headingMs = await seen.then((handle) => handle.jsonValue()).catch(() => undefined);
  return headingMs ?? Number.POSITIVE_INFINITY;
}

type Recorded = Omit<RequestedFile, 'isForHeading'> & { at: number };

/** The page's requests over the network, with their times (epoch, ms). */
function recordRequests(client: CDPSession): Map<string, Recorded> {
  const requests = new Map<string, Recorded>();
  client.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime }) => {
    if (!url.startsWith('http')) return;
    const path = new URL(url).pathname;
    const kind = path.endsWith('.js') ? 'script' : path.endsWith('.woff2') ? 'font' : 'other';
    const name = basename(path).replace(/-[\w-]{8}\.(js|css)$/, '.$1') || path;
    requests.set(requestId, { name, kind, wireBytes: 0, at: wallTime * 1_000 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined)
      requests.set(requestId, { ...request, wireBytes: encodedDataLength });
  });
  return requests;
}

interface Recording {
  headingMs?: number;
  shift: number;
}

/** Runs in the page: records when its heading has been painted and is uncovered, and the layout shift. */
function watchPage(): void {
  const watched = window as unknown as Recording;
  watched.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true } as PerformanceObserverInit);
  const isUncovered = (heading: Element) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (top === heading || heading.contains(top));
  };
  const check = () => {
    const heading = document.querySelector('main h1');
    if (heading === null || !isUncovered(heading)) {
      requestAnimationFrame(check);
      return;
    }
    // The frame after the paint.
    requestAnimationFrame(() => (watched.headingMs = performance.now()));
  };
  requestAnimationFrame(check);
}
