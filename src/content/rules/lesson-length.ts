// A lesson fits a screen or two of a phone, and its sentences are short enough for its readers (content guide §5.8, §10).

import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { goodSentencesOf } from '#domain/lesson/lesson-texts.ts';
import { MOST_WORDS_IN_HINT } from '../bank/hints.ts';
import { type LessonOfLevel, lessonsOf } from '../bank/lessons.ts';
import { splitIntoSentences } from '../bank/sheet-texts.ts';
import { countWords } from '../language/words.ts';
import type { Rule } from './rule.ts';
import { maxWordsFor } from './stem-length.ts';

const MOST_IN_TITLE = 6;
const MOST_IN_STEP = 14;
const MOST_IN_REASON = 25;
const MOST_IN_HINDI = 35;

export const lessonLength: Rule = {
  name: 'lesson-length',
  severity: 'error',
  *check(bank) {
    for (const { file, id, lesson, standard } of lessonsOf(bank)) {
      if (standard === undefined) continue; // the rule lesson-shape speaks of this
      for (const [text, limit] of limitsOf(lesson, standard)) {
        const words = countWords(text);
        if (words <= limit) continue;
        const message = `This has ${words} words; ${limit} is the most for these readers: ${text}`;
        yield { file, id, message };
      }
    }
  },
};

function limitsOf(
  lesson: LessonOfFile,
  standard: NonNullable<LessonOfLevel['standard']>,
): [string, number][] {
  const { title, rule, unlike, skills } = lesson;
  const upTo = (limit: number, ...texts: string[]) =>
    texts.map((text): [string, number] => [text, limit]);
  return [
    ...upTo(MOST_IN_TITLE, title),
    ...upTo(maxWordsFor(standard), ...splitIntoSentences(rule), ...goodSentencesOf(lesson)),
    ...upTo(MOST_IN_REASON, unlike.why, lesson.try.why),
    ...upTo(MOST_WORDS_IN_HINT, ...skills.map(({ hint }) => hint)),
    ...upTo(MOST_IN_STEP, ...skills.flatMap(({ steps }) => steps)),
    ...upTo(MOST_IN_HINDI, ...skills.map(({ hindi = '' }) => hindi)),
  ];
}
