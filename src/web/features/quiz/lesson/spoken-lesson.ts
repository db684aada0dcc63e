import type { LessonAttributes, TextPart } from '#contract/lesson.ts';
import { texts } from '#web/platform/texts.ts';

/** The text of a lesson to read aloud. */
export function spokenLesson({ rule, examples, wrong, right }: LessonAttributes): string {
  const { notThis, butThis } = texts.lesson;
  const sentences = [
    ...examples.map(plain),
    `${notThis} ${plain(wrong)}`,
    `${butThis} ${plain(right)}`,
  ];
  return [rule, ...sentences].join(' ');
}

function plain(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
