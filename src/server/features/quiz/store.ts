import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Question } from '#domain/quiz/question.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { level, quizResult, topic } from './tables.ts';

export interface StoredTopic {
  readonly id: number;
  readonly topic: string;
  readonly category: 'basic' | 'intermediate';
  readonly order: number;
  readonly isFree: boolean;
  readonly levels: readonly { id: number; difficulty: 'easy' | 'hard' }[];
}

/** All topics in order, with the ids of their levels: easy 1 … n, then hard 1 … n. */
export async function findTopics(db: Queryable): Promise<StoredTopic[]> {
  const topics = await db.select().from(topic).orderBy(asc(topic.order), asc(topic.id));
  const levels = await db
    .select({ id: level.id, topicId: level.topicId, difficulty: level.difficulty })
    .from(level)
    .orderBy(asc(level.difficulty), asc(level.number));
  return topics.map((row) => ({ ...row, levels: levels.filter((l) => l.topicId === row.id) }));
}

export async function findLevel(db: Queryable, id: number) {
  const [found] = await db
    .select({
      id: level.id,
      difficulty: level.difficulty,
      number: level.number,
      questions: level.questions,
      topic: topic.topic,
      isFree: topic.isFree,
    })
    .from(level)
    .innerJoin(topic, eq(topic.id, level.topicId))
    .where(eq(level.id, id));
  return found;
}

/** In the order of the levels. */
export async function findQuestions(
  db: Queryable,
  topicId: number,
  difficulty: 'easy' | 'hard',
): Promise<Question[]> {
  const levels = await db
    .select({ questions: level.questions })
    .from(level)
    .where(and(eq(level.topicId, topicId), eq(level.difficulty, difficulty)))
    .orderBy(asc(level.number));
  return levels.flatMap(({ questions }) => questions);
}

/** All topics in order, each with its levels: easy 1 … n, then hard 1 … n. */
export async function findTopicsWithQuestions(db: Queryable) {
  const topics = await db.select().from(topic).orderBy(asc(topic.order), asc(topic.id));
  const levels = await db.select().from(level).orderBy(asc(level.difficulty), asc(level.number));
  return topics.map((row) => ({ ...row, levels: levels.filter((l) => l.topicId === row.id) }));
}

export interface QuizCounts {
  readonly topics: number;
  readonly levels: number;
  readonly questions: number;
}

export async function countQuiz(db: Queryable): Promise<QuizCounts> {
  const [counted] = await db
    .select({
      levels: sql<number>`count(*)::int`,
      questions: sql<number>`coalesce(sum(jsonb_array_length(${level.questions})), 0)::int`,
    })
    .from(level);
  return { topics: await db.$count(topic), levels: 0, questions: 0, ...counted };
}

export interface TopicRows {
  readonly topics: (typeof topic.$inferInsert)[];
  readonly levels: (typeof level.$inferInsert)[];
}

/** Topics come first, since levels refer to them. */
export async function replaceTopics(tx: Queryable, { topics, levels }: TopicRows): Promise<void> {
  await replaceRows(tx, topic, topics);
  await replaceRows(tx, level, levels);
}

export const findPlayedLevels = statement((db, ids: Parameter<readonly number[]>) =>
  db
    .select({
      id: level.id,
      questionCount: sql<number>`jsonb_array_length(${level.questions})`,
      isFree: topic.isFree,
    })
    .from(level)
    .innerJoin(topic, eq(topic.id, level.topicId))
    .where(sql`${level.id} = any(${ids})`),
);

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

/**
 * Keeps the better of each stored result and the new one, of which there is at most one per level. Saving twice or out
 * of order gives the same result. Always in one order, so that two devices that save at the same time wait for each
 * other instead of deadlocking.
 */
export async function saveBestResults(
  db: Queryable,
  results: readonly (typeof quizResult.$inferInsert)[],
): Promise<void> {
  await db
    .insert(quizResult)
    .values(results.toSorted((a, b) => a.levelId - b.levelId))
    .onConflictDoUpdate({
      target: [quizResult.accountId, quizResult.levelId],
      set: { score: sql`excluded.score`, length: sql`excluded.length`, at: sql`excluded.at` },
      setWhere: sql`excluded.score * ${quizResult.length} > ${quizResult.score} * excluded.length`,
    });
}

/** As above, for one level; returns the result that is stored now. */
export async function saveBestResult(db: Queryable, result: typeof quizResult.$inferInsert) {
  await saveBestResults(db, [result]);
  const [best] = await db
    .select({ score: quizResult.score, length: quizResult.length })
    .from(quizResult)
    .where(and(eq(quizResult.accountId, result.accountId), eq(quizResult.levelId, result.levelId)));
  return best ?? result;
}

/** The latest first, with the level; null where the level no longer exists. */
export const findResults = statement((db, accountId: Parameter<string>) =>
  db
    .select({
      levelId: quizResult.levelId,
      topic: topic.topic,
      difficulty: level.difficulty,
      number: level.number,
      score: quizResult.score,
      length: quizResult.length,
      at: quizResult.at,
    })
    .from(quizResult)
    .leftJoin(level, eq(level.id, quizResult.levelId))
    .leftJoin(topic, eq(topic.id, level.topicId))
    .where(eq(quizResult.accountId, accountId))
    .orderBy(desc(quizResult.at), asc(quizResult.levelId)),
);

/** Results in levels that still exist, with their topics. */
export const findResultsByTopic = statement((db, accountId: Parameter<string>) =>
  db
    .select({
      levelId: quizResult.levelId,
      topicId: level.topicId,
      score: quizResult.score,
      length: quizResult.length,
    })
    .from(quizResult)
    .innerJoin(level, eq(level.id, quizResult.levelId))
    .where(eq(quizResult.accountId, accountId))
    .orderBy(quizResult.levelId),
);
