import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { level, topic } from './tables.ts';

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

export interface TopicRows {
  readonly topics: (typeof topic.$inferInsert)[];
  readonly levels: (typeof level.$inferInsert)[];
}

/** A level belongs to a topic: the topics come first. */
export async function replaceTopics(tx: Queryable, { topics, levels }: TopicRows): Promise<void> {
  await replaceRows(tx, topic, topics);
  await replaceRows(tx, level, levels);
}
