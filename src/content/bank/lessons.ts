// The lessons as the rules see them, each with the level that it belongs to.

import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { type Bank, type Item, itemsOfLevel, youngest } from './bank.ts';

/** What a lesson says about the language, as reasons do. */
export function toldIn({ rule, unlike, try: tried, skills }: LessonOfFile): string[] {
  return [rule, unlike.why, tried.why, ...skills.flatMap(({ hint, steps }) => [hint, ...steps])];
}

/** The words in a picture. */
export function labelsOf(picture: LessonOfFile['picture']): string[] {
  if (picture === undefined) return [];
  if ('timeline' in picture) return picture.timeline.map(({ label }) => label);
  if ('change' in picture) return [...picture.change.from, ...picture.change.to];
  if ('ladder' in picture) return picture.ladder;
  return picture.map(({ label = '' }) => label);
}

export interface LessonOfLevel {
  readonly file: string;
  /** How problems and readings name it: `level 11`. */
  readonly id: string;
  readonly lesson: LessonOfFile;
  /** The youngest readers, as of the level's questions; undefined if there is no such level. */
  readonly standard: number | undefined;
  /** The skills of the level's plan. */
  readonly plan: readonly string[];
  /** The questions of the level. */
  readonly items: readonly Item[];
}

export function lessonsOf(bank: Bank): LessonOfLevel[] {
  const levels = new Map(
    bank.topics.flatMap(({ file, value: topic }) =>
      topic.levels.map((level) => {
        const standard = youngest(topic, level);
        const plan = level.plan.skills;
        return [level.id, { standard, plan, items: itemsOfLevel(file, topic, level) }];
      }),
    ),
  );
  return bank.lessons.flatMap(({ file, value }) =>
    value.lessons.map((lesson) => ({
      file,
      id: `level ${lesson.level}`,
      lesson,
      standard: levels.get(lesson.level)?.standard,
      plan: levels.get(lesson.level)?.plan ?? [],
      items: levels.get(lesson.level)?.items ?? [],
    })),
  );
}
