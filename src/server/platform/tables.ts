// Tables that belong to no concept: which content has been imported, and what has been erased for good.

import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The digest of each collection's files at the last import. */
export const contentImport = pgTable('content_import', {
  collection: text().primaryKey(),
  digest: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Ids of records that were erased for good, so that an older backup does not bring them back. They are random and
 * identify no one; rows are never deleted.
 */
export const erased = pgTable('erased', {
  id: uuid().primaryKey(),
});
