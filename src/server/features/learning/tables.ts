import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answer } from '#domain/quiz/answer.ts';

/**
 * The answers of a child, as they were marked when they arrived. The database deletes them with the account (defined in
 * a migration, since a feature does not name another's table), and so `learning_item`, `learning_view` and `learning_settings`.
 */
export const learningAnswer = pgTable(
  'learning_answer',
  {
    accountId: uuid().notNull(),
    /** Made by the device. */
    id: uuid().notNull(),
    item: text().notNull(),
    /** Null: the child did not know it. */
    answer: jsonb().$type<Answer>(),
    isRight: boolean().notNull(),
    hasHint: boolean().notNull(),
    /** The learner error behind it. */
    error: text(),
    tookMs: integer().notNull(),
    /** By the server's clock. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('learning_answer_item').on(table.accountId, table.item, table.at),
    index('learning_answer_at').on(table.accountId, table.at),
    // For the nightly task. With a B-tree the planner would search it for the latest answer of one account.
    index('learning_answer_old').using('brin', table.at),
  ],
);

/** The state of each answered item, computed from its answers: when it is due, and its latest mark. */
export const learningItem = pgTable(
  'learning_item',
  {
    accountId: uuid().notNull(),
    item: text().notNull(),
    /** Null: it was never wrong, or it is learnt. */
    due: timestamp({ withTimezone: true }),
    isRight: boolean().notNull(),
    hasHint: boolean().notNull().default(false),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.item] }),
    index('learning_item_due')
      .on(table.accountId, table.due, table.item)
      .where(sql`due is not null`),
  ],
);

/** The answers of a day in India to each item, of those who answered it for the first time. */
export const learningStatistic = pgTable(
  'learning_statistic',
  {
    day: date().notNull(),
    item: text().notNull(),
    answers: integer().notNull(),
    right: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.item] })],
);

/** What is computed from the answers of an account, until one arrives: the next one to ask computes it again. */
export const learningView = pgTable(
  'learning_view',
  {
    accountId: uuid().notNull(),
    kind: text({ enum: ['report', 'path'] }).notNull(),
    /** What it follows from besides the answers: the day, the content, the standard, the role. */
    madeFor: text().notNull(),
    view: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** An account without a row has the defaults. */
export const learningSettings = pgTable(
  'learning_settings',
  {
    accountId: uuid().primaryKey(),
    hasWeeklySummary: boolean().notNull(),
    /** The Monday of the week of the last queued summary. */
    lastSummary: date(),
  },
  (table) => [
    index('learning_settings_summary').on(table.accountId).where(sql`has_weekly_summary`),
  ],
);

/** The catalogue of learner errors, for the reports. */
export const learnerError = pgTable('learner_error', {
  id: text().primaryKey(),
  area: text().notNull(),
  name: text().notNull(),
  wrong: text().notNull(),
  right: text().notNull(),
});
