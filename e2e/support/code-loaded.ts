import type { Page } from '@playwright/test';

/** Resolves once the files with these names have loaded with all their imports. Call it before the page opens. */
export async function codeLoaded(page: Page, ...names: RegExp[]): Promise<void> {
  const files = await Promise.all(names.map((name) => page.waitForResponse(name)));
  // A module arrives before its imports; importing it again resolves once they have all loaded.
  for (const file of files) await page.evaluate((address) => import(address), file.url());
}
