import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Levels of other topics that come before, by their ids. */
    after: integer().array().notNull().default([]),
    questions: jsonb().$type<LevelOfFile['questions']>().notNull(),
  },
  (table) => [index('level_topic').on(table.topicId)],
);

/**
 * The best result of an account in each level. The database deletes it with the account (defined in a migration, since
 * a feature does not name another's table); it outlives a level that is removed from the content.
 */
export const quizResult = pgTable(
  'quiz_result',
  {
    accountId: uuid().notNull(),
    levelId: integer().notNull(),
    score: integer().notNull(),
    /** Number of questions when it was played. */
    length: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.levelId] })],
);
