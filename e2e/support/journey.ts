// How every journey starts: on the server that all of them share, in a browser that does not wait for the first loader.

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

/** A page in another browser: of another person, or on a server of its own. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  options: { timezoneId?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...options });
  await skipLoader(context);
  return context.newPage();
}

/** Each tab has already seen the loader (product §2.2). */
async function skipLoader(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('loaderSeen', 'yes');
    } catch {
      // A frame without an address keeps nothing.
    }
  });
}
