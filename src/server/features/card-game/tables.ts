import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pairKinds } from '#domain/content/pair-level.ts';
import { difficulties } from '#domain/quiz/bank.ts';

export const wordCardLevel = pgTable(
  'word_card_level',
  {
    pairs: text({ enum: pairKinds }).notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    /** Counts from 1 without a gap. */
    level: integer().notNull(),
    words: jsonb().$type<[string, string][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pairs, table.difficulty, table.level] })],
);
