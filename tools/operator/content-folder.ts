// Whether the content folder of the settings is one at all.

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './command.ts';

/** A file that every content folder has. */
const SITE = 'site.yaml';

/** Throws OperatorError in one sentence, instead of one for each file that is not there. */
export async function insistOnContent(contentDir: string): Promise<void> {
  try {
    await access(join(contentDir, SITE));
  } catch {
    throw new OperatorError(
      `${contentDir} is no content folder: it has no ${SITE}. Correct CONTENT_DIR.`,
    );
  }
}
