// The lessons of a topic. There is no key to find: a reader judges each lesson as it stands, as reasons are judged.

import type { LessonOfLevel } from '#content/bank/lessons.ts';
import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { asMended, asMistaken } from '#domain/lesson/lesson-texts.ts';
import { type Entry, fault, type Sheet } from './sheet.ts';

export function lessonSheet(file: string, lessons: LessonOfLevel[]): Sheet {
  return {
    file,
    howToAnswer: [
      'Judge each lesson: - {id: …, verdict: right | wrong | misleading | awkward, note: "…"}. Record the verdicts with',
      '--reader reasons. The worst sentence counts; the words between stars are those that the child sees marked.',
    ],
    isJudged: true,
    entries: lessons.map(({ id, lesson }) => lessonEntry(id, lesson)),
  };
}

function lessonEntry(id: string, lesson: LessonOfFile): Entry {
  const { title, rule, examples, mistake, hint, picture = [] } = lesson;
  const lines = [
    title,
    rule,
    ...examples,
    `✗ ${asMistaken(mistake)}`,
    `✓ ${asMended(mistake)}`,
    `Hint: ${hint}`,
    ...picture.map(({ count, name, label }) => `Drawing: ${count} ${name} = ${label}`),
  ];
  return {
    id,
    label: id,
    lines,
    key: '',
    judged: lines,
    parse: () => fault('A lesson is judged: --reader reasons.'),
  };
}
