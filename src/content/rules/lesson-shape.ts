// Every level has one lesson (content guide §10): a file holds the six of its topic, in the order of the levels, under
// the path of the topic.

import type { LessonFile } from '#domain/lesson/lesson-file.ts';
import { categories } from '#domain/quiz/bank.ts';
import { LEVELS_PER_TOPIC, slugOf, syllabus, topicId } from '../bank/expected.ts';
import type { Rule } from './rule.ts';

export const lessonShape: Rule = {
  name: 'lesson-shape',
  severity: 'error',
  *check(bank) {
    for (const { file, value } of bank.lessons) {
      const path = pathOf(value);
      if (file !== path) {
        const message = `The lessons of topic ${value.topic} have this path: ${path ?? 'there is no such topic'}.`;
        yield { file, id: 'file', message };
      }
      const found = value.lessons.map(({ level }) => level).join(', ');
      const due = levelsOf(value).join(', ');
      if (found !== due) {
        const message = `The lessons are those of the levels ${found || 'none'}; they should be ${due}.`;
        yield { file, id: 'file', message };
      }
    }
  },
};

function pathOf({ topic }: LessonFile): string | undefined {
  return categories
    .flatMap((category) =>
      syllabus[category].map((name, index) => ({
        id: topicId(category, index + 1),
        path: `lessons/${category}/${String(index + 1).padStart(2, '0')}-${slugOf(name)}.yaml`,
      })),
    )
    .find(({ id }) => id === topic)?.path;
}

function levelsOf({ topic }: LessonFile): number[] {
  return Array.from({ length: LEVELS_PER_TOPIC }, (_, index) => topic * 10 + index + 1);
}
