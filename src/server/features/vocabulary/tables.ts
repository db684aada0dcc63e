import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { wordTypes } from '#domain/vocabulary/word-file.ts';

export const wordOfDay = pgTable('word_of_day', {
  /** The day of the school year, from 1: 1 April. */
  place: integer().primaryKey(),
  word: text().notNull(),
  type: text({ enum: wordTypes }).notNull(),
  meaning: text().notNull(),
  sentence: text().notNull(),
});
