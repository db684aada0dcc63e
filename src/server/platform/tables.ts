// Tables that belong to no concept: what content has been imported, and what was erased for good.

import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The digest of each collection's files as they were imported last. */
export const contentImport = pgTable('content_import', {
  collection: text().primaryKey(),
  digest: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Ids of records that were erased for good, so that an older backup does not bring them back. They are random numbers
 * and say nothing about anybody; rows are never removed.
 */
export const erased = pgTable('erased', {
  id: uuid().primaryKey(),
});
