import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { lesson } from './tables.ts';

type LessonRow = typeof lesson.$inferSelect;

export async function findLesson(db: Queryable, levelId: number): Promise<LessonRow | undefined> {
  const [found] = await db.select().from(lesson).where(eq(lesson.levelId, levelId));
  return found;
}

export async function findLessons(db: Queryable): Promise<LessonRow[]> {
  return db.select().from(lesson);
}

export async function replaceLessons(tx: Queryable, rows: LessonRow[]): Promise<void> {
  await replaceRows(tx, lesson, rows);
}
