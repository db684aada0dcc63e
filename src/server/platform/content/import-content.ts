// Imports the content folder into the database: the collections whose files changed, in one transaction, and only if
// the checker finds no error anywhere in the folder. It loads the whole checker, so a server runs it on a thread of its
// own (import-thread.ts).

import { setTimeout as delay } from 'node:timers/promises';
import { checkContent } from '#content/check/check-content.ts';
import { type Content, parseSources } from '#content/content.ts';
import type { Problem } from '#content/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { type Clock, createClock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { tryLockSite } from '../database/locks.ts';
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
  /** Absent: the real time. */
  readonly clock?: Clock;
}

export interface ImportResult {
  /** The names of the collections that were written. */
  readonly written: readonly string[];
  /** Changes that were left out because of stored data. Every import reports them until the files are mended. */
  readonly refused: readonly Problem[];
}

/**
 * Imports take turns, and each reads the files during its turn, so that the folder's latest state wins. Throws
 * ContentError.
 */
export async function importContent(
  db: Database,
  contentDir: string,
  stored: readonly StoredCollection[],
  {
    isAlwaysChecked = false,
    check = checkContent,
    clock = createClock(undefined),
  }: ImportOptions = {},
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    await acquireLock(tx);
    const sources = await readSources(contentDir);
    const changed = await findChanged(tx, stored, sources);
    if (changed.length === 0 && !isAlwaysChecked) return { written: [], refused: [] };

    const content = parseSources(sources);
    const errors = (await check(content)).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new ContentError(errors);

    const refused: Problem[] = [];
    for (const { name, collection, write } of changed) {
      const refusedBefore = refused.length;
      await write(tx, content, { now: clock.now(), refuse: (problem) => refused.push(problem) });
      if (refused.length === refusedBefore) await saveDigest(tx, collection, sources);
      await notifyContentChanged(tx, name);
    }
    return { written: changed.map(({ name }) => name), refused };
  });
}

/**
 * Holds the lock until the transaction ends. Polls for it: a long wait would be cancelled as a slow statement.
 */
async function acquireLock(tx: Queryable): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    if (await tryLockSite(tx, 'import')) return;
    if (performance.now() > deadline) throw new Error('Another import of the content does not end');
    await delay(LOCK_RETRY_MS);
  }
}
