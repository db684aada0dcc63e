// Tables that belong to no concept: which content has been imported, what has been erased for good, how background
// tasks went, and what limits have counted.

import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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

/** A background task: the current run and the latest one. Tasks that run on every machine have one row per machine. */
export const taskRun = pgTable('task_run', {
  name: text().primaryKey(),
  knownSince: timestamp({ withTimezone: true }).notNull(),
  /** The current run, and the end of its lease. */
  holder: uuid(),
  heldUntil: timestamp({ withTimezone: true }),
  startedAt: timestamp({ withTimezone: true }),
  durationMs: integer(),
  done: integer(),
  failed: integer(),
  error: text(),
  /** The start of the latest complete run. */
  succeededAt: timestamp({ withTimezone: true }),
});

/** An item whose work failed in a task; ids only. */
export const taskItem = pgTable(
  'task_item',
  {
    task: text().notNull(),
    item: text().notNull(),
    /** Since it last succeeded; of the runs of one day, one counts. */
    failedRuns: integer().notNull(),
    failedAt: timestamp({ withTimezone: true }).notNull(),
    error: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.task, table.item] })],
);

/**
 * What a caller has used of one limit (limits/limiter.ts). Keys are hashed. Unlogged, so that counting waits for no
 * disk: after a crash of the database the counts begin anew.
 */
export const limitCount = pgTable(
  'limit_count',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    most: integer().notNull(),
    /** When the count begins anew. */
    until: timestamp({ withTimezone: true }).notNull(),
    /** Uses at once: each renews `until`, by which a process that died is taken to have ended them. */
    isAtOnce: boolean().notNull(),
  },
  (table) => [index('limit_count_until').on(table.until)],
);
