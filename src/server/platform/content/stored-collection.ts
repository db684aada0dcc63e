// A collection of the content that is stored in the database: what each feature declares in its content.ts.

import type { Collection } from '#content/collections.ts';
import type { Content } from '#content/content.ts';
import type { Queryable } from '../database/database.ts';

/** A collection that is stored in the database. */
export interface StoredCollection {
  readonly name: string;
  readonly collection: Collection;
  write(tx: Queryable, content: Content): Promise<void>;
}

/** `write` replaces the stored rows of the collection with the values of all its files. */
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
