// The table that belongs to no concept: what content has been imported.

import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The digest of each collection's files as they were imported last. */
export const contentImport = pgTable('content_import', {
  collection: text().primaryKey(),
  digest: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
