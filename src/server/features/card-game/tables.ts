import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';
import { difficulties } from '#domain/quiz/bank.ts';
import { pairKinds } from '#domain/word-game/pair-level.ts';

export const wordCardLevel = pgTable(
  'word_card_level',
  {
    pairs: text({ enum: pairKinds }).notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    /** Counts from 1 without gaps. */
    level: integer().notNull(),
    words: jsonb().$type<WordCardLevel['words']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pairs, table.difficulty, table.level] })],
);
