import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceLessons } from './store.ts';

export const lessonContent = storedCollection(collections.lessons, (tx, files) =>
  replaceLessons(
    tx,
    files.flatMap(({ topic, lessons }) =>
      lessons.map((lesson) => ({ levelId: lesson.level, topicId: topic, lesson })),
    ),
  ),
);
