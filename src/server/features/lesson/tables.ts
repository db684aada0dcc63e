import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';

export const lesson = pgTable('lesson', {
  levelId: integer().primaryKey(),
  topicId: integer().notNull(),
  lesson: jsonb().$type<LessonOfFile>().notNull(),
});
