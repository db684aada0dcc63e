// Imports the content folder into the database: the collections whose files changed, in one transaction, and only if
// the checker finds no error anywhere in the folder. It loads the whole checker, so a running server does not import
// this: see content-thread.ts.

import { setTimeout as delay } from 'node:timers/promises';
import { checkContent } from '#content/check/check-content.ts';
import { type Content, parseSources } from '#content/content.ts';
import type { Problem } from '#content/problem.ts';
import { readSources } from '#content/read/sources.ts';
import type { Database, Queryable } from '../database/database.ts';
import { tryLockImport } from '../database/locks.ts';
import { ContentError } from './content-error.ts';
import { notifyContentChanged } from './content-notice.ts';
import { findChanged, saveDigest } from './imported-content.ts';
import type { StoredCollection } from './stored-collection.ts';

const LOCK_RETRY_MS = 100;
/** Far longer than an import takes. */
const LOCK_TIMEOUT_MS = 60_000;

export interface ImportOptions {
  /** Refuses a folder with errors even if no stored collection has changed. */
  readonly isAlwaysChecked?: boolean;
  /** Reports problems; errors prevent the import. Default: the whole checker. */
  readonly check?: (content: Content) => Promise<readonly Problem[]> | readonly Problem[];
}

/**
 * Returns the names of the collections that were written. Imports take turns, and each reads the files during its turn,
 * so that the folder's latest state wins. Throws ContentError.
 */
export async function importContent(
  db: Database,
  contentDir: string,
  stored: readonly StoredCollection[],
  { isAlwaysChecked = false, check = checkContent }: ImportOptions = {},
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await acquireLock(tx);
    const sources = await readSources(contentDir);
    const changed = await findChanged(tx, stored, sources);
    if (changed.length === 0 && !isAlwaysChecked) return [];

    const content = parseSources(sources);
    const errors = (await check(content)).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new ContentError(errors);

    for (const { name, collection, write } of changed) {
      await write(tx, content);
      await saveDigest(tx, collection, sources);
      await notifyContentChanged(tx, name);
    }
    return changed.map(({ name }) => name);
  });
}

/**
 * Holds the lock until the transaction ends. It is polled, since a long wait would be cancelled as a slow statement.
 */
async function acquireLock(tx: Queryable): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    if (await tryLockImport(tx)) return;
    if (performance.now() > deadline) throw new Error('Another import of the content does not end');
    await delay(LOCK_RETRY_MS);
  }
}
