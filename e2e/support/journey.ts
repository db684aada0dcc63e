// The start of every journey: on the shared server, in a browser that skips the first loader.

import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

interface SharedServer {
  readonly baseUrl: string;
  /** For the operator's commands. */
  readonly dataDir: string;
}

export const test = base.extend<{ server: SharedServer }>({
  server: async ({ baseURL }, use) =>
    use({ baseUrl: baseURL ?? '', dataDir: process.env.E2E_DATA_DIR ?? '' }),
  context: async ({ context }, use) => {
    await skipLoader(context);
    await use(context);
  },
});

/** A page in another browser: another person's, or on a separate server. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  options: { timezoneId?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...options });
  await skipLoader(context);
  return context.newPage();
}

/** Marks the loader as seen in each tab (product §2.2). */
async function skipLoader(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('loaderSeen', 'yes');
    } catch {
      // A frame without an address has no storage.
    }
  });
}
