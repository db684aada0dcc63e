// Loads the code of a page.

import { isOtherBuildOut } from '#web/platform/release.ts';
import { reportError } from '#web/platform/report-error.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import { pause } from '#web/platform/wait.ts';

const RETRY_MS = 1_000;

/** Code that did not come: the network is away, or the file of an older build is no longer there. */
export class MissingCode extends Error {}

/** Tries twice, except where another build is out: the page then loads anew. Throws MissingCode, after LIMIT_MS at most. */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await withTimeLimit(undefined, () => tryTwice(load));
  } catch (error) {
    reportError(error, 'part');
    throw new MissingCode('', { cause: error });
  }
}

async function tryTwice<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (error) {
    if (isOtherBuildOut()) throw error;
  }
  await pause(RETRY_MS);
  return load();
}
