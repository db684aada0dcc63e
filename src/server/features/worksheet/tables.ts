import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Worksheet } from '#domain/worksheet/worksheet.ts';

export const worksheet = pgTable('worksheet', {
  id: integer().primaryKey(),
  sheet: jsonb().$type<Worksheet>().notNull(),
});

/** How often a sheet was opened or downloaded; a sheet that leaves the content keeps its count. */
export const worksheetReads = pgTable('worksheet_reads', {
  worksheetId: integer().primaryKey(),
  reads: integer().notNull(),
});

/** Keyed hashes of the readers counted on a day in India, so that nobody counts twice. */
export const worksheetReader = pgTable(
  'worksheet_reader',
  {
    day: date().notNull(),
    worksheetId: integer().notNull(),
    reader: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.worksheetId, table.reader] })],
);
