// The lesson of each level (product §7.12).

import { ApiError } from '#contract/errors.ts';
import type { LessonAttributes } from '#contract/lesson.ts';
import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { asMended, asMistaken, textParts } from '#domain/lesson/lesson-texts.ts';
import { groupOf, svgOf } from '#print/worksheet/art/group.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findLesson, findLessons } from './store.ts';

export interface LessonService {
  /** Throws NotFoundError. */
  lesson(levelId: number): Promise<{ id: number; isFree: boolean; attributes: LessonAttributes }>;
  /** Every lesson with its level and topic. */
  allLessons(): ReturnType<typeof findLessons>;
}

interface LessonDeps {
  readonly db: Database;
  /** The ids of the topics that are open to everybody. */
  readonly freeTopics: () => Promise<ReadonlySet<number>>;
}

export function createLessonService({ db, freeTopics }: LessonDeps): LessonService {
  return {
    allLessons: () => findLessons(db),

    async lesson(levelId) {
      const found = await findLesson(db, levelId);
      if (found === undefined) throw new ApiError('NotFoundError', 'There is no such lesson');
      const isFree = (await freeTopics()).has(found.topicId);
      return { id: levelId, isFree, attributes: toAttributes(found.lesson) };
    },
  };
}

function toAttributes(lesson: LessonOfFile): LessonAttributes {
  const { title, rule, examples, mistake, hint, picture = [] } = lesson;
  return {
    title,
    rule,
    examples: examples.map(textParts),
    wrong: textParts(asMistaken(mistake)),
    right: textParts(asMended(mistake)),
    hint,
    picture: picture.map((thing) => ({ drawing: svgOf(groupOf(thing)), label: thing.label ?? '' })),
  };
}
