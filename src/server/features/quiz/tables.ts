import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { categories, difficulties } from '#domain/quiz/bank.ts';
import type { LevelOfFile } from '#domain/quiz/topic-file.ts';

export const topic = pgTable('topic', {
  id: integer().primaryKey(),
  topic: text().notNull(),
  category: text({ enum: categories }).notNull(),
  order: integer().notNull(),
  isFree: boolean().notNull(),
});

export const level = pgTable(
  'level',
  {
    id: integer().primaryKey(),
    topicId: integer()
      .notNull()
      .references(() => topic.id, { onDelete: 'cascade' }),
    difficulty: text({ enum: difficulties }).notNull(),
    number: integer().notNull(),
    questions: jsonb().$type<LevelOfFile['questions']>().notNull(),
  },
  (table) => [index('level_topic').on(table.topicId)],
);
