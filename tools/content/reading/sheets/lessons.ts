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
  const { title, rule, examples, unlike, mistake, skills, picture } = lesson;
  const { text, options, answer, why } = lesson.try;
  const lines = [
    title,
    rule,
    ...examples,
    `Looks alike: ${unlike.text} ${unlike.why}`,
    `✗ ${asMistaken(mistake)}`,
    `✓ ${asMended(mistake)}`,
    `Try: ${text} (${options.join(' / ')}) → ${options[answer]}. ${why}`,
    ...pictureLines(picture),
    ...skills.flatMap((skill) => [
      `Skill: ${skill.skill}`,
      `  Hint: ${skill.hint}`,
      `  ${skill.example}`,
      ...skill.steps.map((step, index) => `  ${index + 1}. ${step}`),
      ...(skill.hindi === undefined ? [] : [`  Hindi: ${skill.hindi}`]),
    ]),
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

function pictureLines(picture: LessonOfFile['picture']): string[] {
  if (picture === undefined) return [];
  if ('timeline' in picture) {
    return picture.timeline.map(
      ({ from, to, label }) => `Timeline: ${from}–${to ?? from}: ${label}`,
    );
  }
  if ('change' in picture) {
    const { from, to, pairs } = picture.change;
    const joined = pairs.map(([upper, lower]) => `${from[upper]} → ${to[lower]}`);
    return [`Drawing: ${from.join(' | ')} becomes ${to.join(' | ')} (${joined.join('; ')})`];
  }
  if ('ladder' in picture) return [`Ladder: ${picture.ladder.join(', ')}`];
  return picture.map(({ count, name, label }) => `Drawing: ${count} ${name} = ${label}`);
}
