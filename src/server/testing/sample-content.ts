// A few topics, words and levels, quick to import, for tests that are not about the content itself.

import { join } from 'node:path';
import { storedContent } from '#server/content.ts';
import { ContentError } from '#server/platform/content/content-error.ts';
import { type ImportOptions, importContent } from '#server/platform/content/import-content.ts';
import { type Database, openDatabase, openPool } from '#server/platform/database/database.ts';

export const SAMPLE_CONTENT = join(import.meta.dirname, 'content');

/**
 * Checks the schemas only: samples are too small for the editorial rules. Returns the names of the collections that were
 * written. Throws ContentError, also if a change was refused.
 */
export async function importUnchecked(
  db: Database,
  contentDir: string,
  options: Pick<ImportOptions, 'clock'> = {},
): Promise<readonly string[]> {
  const check: ImportOptions['check'] = ({ problems }) => problems;
  const { written, refused } = await importContent(db, contentDir, storedContent, {
    check,
    ...options,
  });
  if (refused.length > 0) throw new ContentError(refused);
  return written;
}

/** Puts the sample into a migrated database, so that a server which starts on it finds nothing to import. */
export async function importSample(url: string): Promise<void> {
  const pool = openPool(url, 1, () => {});
  try {
    await importUnchecked(openDatabase(pool), SAMPLE_CONTENT);
  } finally {
    await pool.end();
  }
}
