// The digests of the imported files, by collection.

import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Collection } from '#content/collections.ts';
import { digestOf, type Sources } from '#content/read/sources.ts';
import type { Queryable } from '../database/database.ts';
import { contentImport } from '../tables.ts';
import type { StoredCollection } from './stored-collection.ts';

/** Incremented whenever the shape of the imported rows changes, so that unchanged files are imported again. */
const IMPORT_VERSION = 1;

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

/** The collections whose files differ from the imported ones. */
export async function findChanged(
  db: Queryable,
  stored: readonly StoredCollection[],
  sources: Sources,
): Promise<StoredCollection[]> {
  const rows = await db.select().from(contentImport);
  const known = new Map(rows.map(({ collection, digest }) => [collection, digest]));
  return stored.filter(
    ({ name, collection }) => known.get(name) !== importDigest(collection, sources),
  );
}

export async function saveDigest(
  tx: Queryable,
  collection: Collection,
  sources: Sources,
): Promise<void> {
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
