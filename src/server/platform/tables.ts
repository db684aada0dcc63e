// Tables that belong to no concept: what content has been imported, and what is counted against a limit.

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The digest of each collection's files as they were imported last. */
export const contentImport = pgTable('content_import', {
  collection: text().primaryKey(),
  digest: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** One row per counted event, such as a code sent to a phone; keys are hashed, rows are kept for a day. */
export const attempt = pgTable(
  'attempt',
  {
    kind: text().notNull(),
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_key').on(table.key, table.kind, table.at)],
);
