// The lesson of each level (product §7.12).

import { ApiError } from '#contract/errors.ts';
import type { LessonAttributes, LessonPicture } from '#contract/lesson.ts';
import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import type { LessonPicture as PictureOfFile } from '#domain/lesson/lesson-picture.ts';
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
  const { title, rule, examples, unlike, mistake, picture, skills } = lesson;
  return {
    title,
    rule,
    examples: examples.map(textParts),
    unlike: { text: textParts(unlike.text), why: unlike.why },
    wrong: textParts(asMistaken(mistake)),
    right: textParts(asMended(mistake)),
    try: lesson.try,
    picture: picture === undefined ? null : toPicture(picture),
    skills: skills.map(({ example, hindi = null, ...skill }) => ({
      ...skill,
      example: textParts(example),
      hindi,
    })),
  };
}

function toPicture(picture: PictureOfFile): LessonPicture {
  if ('timeline' in picture) {
    const events = picture.timeline.map(({ from, to = from, label }) => ({ from, to, label }));
    return { kind: 'timeline', events };
  }
  if ('change' in picture) return { kind: 'change', ...picture.change };
  if ('ladder' in picture) return { kind: 'ladder', steps: picture.ladder };
  const things = picture.map((thing) => ({
    drawing: svgOf(groupOf(thing)),
    label: thing.label ?? '',
  }));
  return { kind: 'things', things };
}
