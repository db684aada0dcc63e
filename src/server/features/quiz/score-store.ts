import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { level, quizResult, topic } from './tables.ts';

export async function findPlayedLevel(db: Queryable, id: number) {
  const [found] = await db
    .select({
      questionCount: sql<number>`jsonb_array_length(${level.questions})`,
      isFree: topic.isFree,
    })
    .from(level)
    .innerJoin(topic, eq(topic.id, level.topicId))
    .where(eq(level.id, id));
  return found;
}

/** Keeps the better of the stored result and this one, and gives it. Twice or out of order ends the same. */
export async function saveBestResult(db: Queryable, result: typeof quizResult.$inferInsert) {
  await db
    .insert(quizResult)
    .values(result)
    .onConflictDoUpdate({
      target: [quizResult.accountId, quizResult.levelId],
      set: { score: sql`excluded.score`, length: sql`excluded.length`, at: sql`excluded.at` },
      setWhere: sql`excluded.score * ${quizResult.length} > ${quizResult.score} * excluded.length`,
    });
  const [best] = await db
    .select({ score: quizResult.score, length: quizResult.length })
    .from(quizResult)
    .where(and(eq(quizResult.accountId, result.accountId), eq(quizResult.levelId, result.levelId)));
  return best ?? result;
}

export async function findResults(db: Queryable, accountId: string) {
  return db.select().from(quizResult).where(eq(quizResult.accountId, accountId));
}

/** Results in levels that still exist, with their topics. */
export async function findResultsByTopic(db: Queryable, accountId: string) {
  return db
    .select({
      levelId: quizResult.levelId,
      topicId: level.topicId,
      score: quizResult.score,
      length: quizResult.length,
    })
    .from(quizResult)
    .innerJoin(level, eq(level.id, quizResult.levelId))
    .where(eq(quizResult.accountId, accountId))
    .orderBy(quizResult.levelId);
}
