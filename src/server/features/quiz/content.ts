// Turns topic files into topics and levels.

import { collections } from '#content/collections.ts';
import type { TopicFile } from '#domain/quiz/topic-file.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceTopics } from './store.ts';
import type { level, topic } from './tables.ts';

export const quizContent = storedCollection(collections.quiz, (tx, files) =>
  replaceTopics(tx, { topics: files.map(topicRow), levels: files.flatMap(levelRows) }),
);

function topicRow({ levels: _, ...row }: TopicFile): typeof topic.$inferInsert {
  return row;
}

function levelRows({ id: topicId, levels }: TopicFile): (typeof level.$inferInsert)[] {
  return levels.map(({ plan: _, ...row }) => ({ ...row, topicId }));
}
