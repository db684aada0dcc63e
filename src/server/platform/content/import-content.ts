// Imports the content folder into the database: the collections whose files changed, in one transaction, and only if
// the checker finds no error anywhere in the folder.

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { checkContent } from '#content/check/check-content.ts';
import type { Collection } from '#content/collections.ts';
import { type Content, parseSources } from '#content/content.ts';
import type { Problem } from '#content/problem.ts';
import { digestOf, readSources, type Sources } from '#content/read/sources.ts';
import type { Database, Queryable } from '../database/database.ts';
import { contentImport } from '../tables.ts';
import { notifyContentChanged } from './content-notice.ts';

/** Incremented whenever the shape of the imported rows changes, so that unchanged files are imported again. */
const IMPORT_VERSION = 1;
const IMPORT_LOCK = 7_470_002;
const LOCK_RETRY_MS = 100;
/** Far longer than an import takes. */
const LOCK_TIMEOUT_MS = 60_000;

/** A collection that is stored in the database. */
export interface StoredCollection {
  readonly name: string;
  readonly collection: Collection;
  write(tx: Queryable, content: Content): Promise<void>;
}

/** `write` receives the values of all files of the collection and replaces whatever was stored for it. */
export function storedCollection<T>(
  collection: Collection<T>,
  write: (tx: Queryable, files: readonly T[]) => Promise<void>,
): StoredCollection {
  return {
    name: collection.name,
    collection,
    write: (tx, content) =>
      write(
        tx,
        content.filesOf(collection).map(({ value }) => value),
      ),
  };
}

export class ContentError extends Error {
  constructor(errors: readonly Problem[]) {
    const lines = errors.map(({ file, id, message }) => `  ${file}: ${id}: ${message}`);
    super(`The content can't be imported; nothing was changed.\n${lines.join('\n')}`);
  }
}

export interface ImportOptions {
  /** Refuses a folder with errors even if no stored collection has changed. */
  readonly isAlwaysChecked?: boolean;
  /** Reports problems, of which errors refuse the import. The server and the operator use the whole checker. */
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

/** Whether each of these collections has ever been imported. */
export async function areImported(
  db: Queryable,
  stored: readonly StoredCollection[],
): Promise<boolean> {
  const names = stored.map(({ name }) => name);
  const rows = await db
    .select({ name: contentImport.collection })
    .from(contentImport)
    .where(inArray(contentImport.collection, names));
  return rows.length === names.length;
}

/**
 * Holds the lock until the transaction ends. It is polled, since a long wait would be cancelled as a slow statement.
 */
async function acquireLock(tx: Queryable): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as taken`,
    );
    if (rows[0]?.taken) return;
    if (performance.now() > deadline) throw new Error('Another import of the content does not end');
    await delay(LOCK_RETRY_MS);
  }
}

async function findChanged(
  tx: Queryable,
  stored: readonly StoredCollection[],
  sources: Sources,
): Promise<StoredCollection[]> {
  const rows = await tx.select().from(contentImport);
  const known = new Map(rows.map(({ collection, digest }) => [collection, digest]));
  return stored.filter(
    ({ name, collection }) => known.get(name) !== importDigest(collection, sources),
  );
}

async function saveDigest(tx: Queryable, collection: Collection, sources: Sources): Promise<void> {
  const digest = importDigest(collection, sources);
  await tx
    .insert(contentImport)
    .values({ collection: collection.name, digest })
    .onConflictDoUpdate({
      target: contentImport.collection,
      set: { digest, importedAt: sql`now()` },
    });
}

function importDigest(collection: Collection, sources: Sources): string {
  const digest = digestOf(sources.of(collection));
  return createHash('sha256').update(`${IMPORT_VERSION} ${digest}`).digest('hex');
}
