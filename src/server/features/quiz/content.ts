// How topic files become topics and levels.

import { notInArray, sql } from 'drizzle-orm';
import type { Problem } from '#content/problem.ts';
import { type TopicFile, topicFile } from '#domain/quiz/topic-file.ts';
import type { ContentCollection, ContentFile } from '#server/platform/content-import.ts';
import { level, topic } from './tables.ts';

export const quizContent: ContentCollection<TopicFile> = {
  name: 'quiz',
  files: 'quiz/*/*.yaml',
  schema: topicFile,

  verify(files) {
    const seen = new Map<string, string>();
    return files.flatMap((file) =>
      idsOf(file.value).flatMap((id): Problem[] => {
        const other = seen.get(id);
        seen.set(id, file.path);
        if (other === undefined) return [];
        const message = `${id} is used twice (also in ${other})`;
        return [{ file: file.path, id, rule: 'unique-ids', severity: 'error', message }];
      }),
    );
  },

  async write(tx, files) {
    const topics = files.map(topicRow);
    const levels = files.flatMap(levelRows);
    await tx.delete(level).where(
      notInArray(
        level.id,
        levels.map((row) => row.id),
      ),
    );
    await tx.delete(topic).where(
      notInArray(
        topic.id,
        topics.map((row) => row.id),
      ),
    );
    await tx
      .insert(topic)
      .values(topics)
      .onConflictDoUpdate({
        target: topic.id,
        set: {
          topic: sql`excluded.topic`,
          category: sql`excluded.category`,
          order: sql`excluded."order"`,
          isFree: sql`excluded.is_free`,
        },
        setWhere: sql`(${topic.topic}, ${topic.category}, ${topic.order}, ${topic.isFree})
          is distinct from (excluded.topic, excluded.category, excluded."order", excluded.is_free)`,
      });
    await tx
      .insert(level)
      .values(levels)
      .onConflictDoUpdate({
        target: level.id,
        set: {
          topicId: sql`excluded.topic_id`,
          difficulty: sql`excluded.difficulty`,
          number: sql`excluded.number`,
          questions: sql`excluded.questions`,
        },
        setWhere: sql`(${level.topicId}, ${level.difficulty}, ${level.number}, ${level.questions})
          is distinct from (excluded.topic_id, excluded.difficulty, excluded.number, excluded.questions)`,
      });
  },
};

function idsOf(file: TopicFile): string[] {
  return [
    `topic ${file.id}`,
    ...file.levels.flatMap((l) => [`level ${l.id}`, ...l.questions.map((q) => q.id)]),
  ];
}

function topicRow({ value }: ContentFile<TopicFile>): typeof topic.$inferInsert {
  const { id, topic: name, category, order, isFree } = value;
  return { id, topic: name, category, order, isFree };
}

function levelRows({ value }: ContentFile<TopicFile>): (typeof level.$inferInsert)[] {
  return value.levels.map(({ id, difficulty, number, questions }) => ({
    id,
    topicId: value.id,
    difficulty,
    number,
    questions,
  }));
}
