// Loads the code of a page.

import { isOutdated } from '#web/platform/release.ts';
import { reportError } from '#web/platform/report-error.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import { pause } from '#web/platform/wait.ts';

const RETRY_MS = 1_000;

/** The page's code failed to load: the network is down, or the file of an older build no longer exists. */
export class MissingCodeError extends Error {}

/** Tries twice, unless the build is outdated: then the page reloads. Throws MissingCodeError after LIMIT_MS at most. */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await withTimeLimit(undefined, () => tryTwice(load));
  } catch (error) {
    reportError(error, 'part');
    throw new MissingCodeError('', { cause: error });
  }
}

async function tryTwice<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (error) {
    if (isOutdated()) throw error;
  }
  await pause(RETRY_MS);
  return load();
}
