// The lessons as the rules see them, each with the level that it belongs to.

import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { type Bank, type Item, itemsOfLevel, youngest } from './bank.ts';

export interface LessonOfLevel {
  readonly file: string;
  /** How problems and readings name it: `level 11`. */
  readonly id: string;
  readonly lesson: LessonOfFile;
  /** The youngest readers, as of the level's questions; undefined if there is no such level. */
  readonly standard: number | undefined;
  /** The questions of the level. */
  readonly items: readonly Item[];
}

export function lessonsOf(bank: Bank): LessonOfLevel[] {
  const levels = new Map(
    bank.topics.flatMap(({ file, value: topic }) =>
      topic.levels.map((level) => {
        const standard = youngest(topic, level);
        return [level.id, { standard, items: itemsOfLevel(file, topic, level) }];
      }),
    ),
  );
  return bank.lessons.flatMap(({ file, value }) =>
    value.lessons.map((lesson) => ({
      file,
      id: `level ${lesson.level}`,
      lesson,
      standard: levels.get(lesson.level)?.standard,
      items: levels.get(lesson.level)?.items ?? [],
    })),
  );
}
