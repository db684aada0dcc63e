import type { LessonAttributes, SkillOfLesson } from '#contract/lesson.ts';
import { texts } from '#web/platform/texts.ts';
import { plainTextOf } from './marked-text.tsx';

/** The text of a lesson to read aloud, without the question to try. */
export function spokenLesson(lesson: LessonAttributes): string {
  const { rule, examples, unlike, wrong, right } = lesson;
  const { unlike: isDifferent, notThis, butThis } = texts.lesson;
  const sentences = [
    ...examples.map(plainTextOf),
    `${isDifferent} ${plainTextOf(unlike.text)} ${unlike.why}`,
    `${notThis} ${plainTextOf(wrong)}`,
    `${butThis} ${plainTextOf(right)}`,
  ];
  return [rule, ...sentences].join(' ');
}

/** The steps of a skill to read aloud. */
export function spokenSteps({ example, steps }: SkillOfLesson): string {
  return [plainTextOf(example), ...steps].join(' ');
}
