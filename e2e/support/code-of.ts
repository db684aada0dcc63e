import type { Page } from '@playwright/test';

/** Resolves once the files with these names have arrived, with all that they import. Call it before the page opens. */
export async function codeOf(page: Page, ...names: RegExp[]): Promise<void> {
  const files = await Promise.all(names.map((name) => page.waitForResponse(name)));
  // A module arrives before the modules that it imports; importing it again resolves once they are all there.
  for (const file of files) await page.evaluate((address) => import(address), file.url());
}
