// A lesson fits one screen of a phone, and its sentences are short enough for its readers (content guide §5.8, §10).

import { goodSentencesOf } from '#domain/lesson/lesson-texts.ts';
import { lessonsOf } from '../bank/lessons.ts';
import { countWords } from '../language/words.ts';
import type { Rule } from './rule.ts';
import { maxWordsFor } from './stem-length.ts';

const MOST_IN_TITLE = 6;
const MOST_IN_HINT = 14;
/** A rule may name what it is about and give the words for it. */
const MORE_IN_RULE = 7;

export const lessonLength: Rule = {
  name: 'lesson-length',
  severity: 'error',
  *check(bank) {
    for (const { file, id, lesson, standard } of lessonsOf(bank)) {
      if (standard === undefined) continue; // the rule lesson-shape speaks of this
      const most = maxWordsFor(standard);
      const limits: [string, number][] = [
        [lesson.title, MOST_IN_TITLE],
        [lesson.rule, most + MORE_IN_RULE],
        [lesson.hint, MOST_IN_HINT],
        ...goodSentencesOf(lesson).map((text): [string, number] => [text, most]),
      ];
      for (const [text, limit] of limits) {
        const words = countWords(text);
        if (words <= limit) continue;
        const message = `This has ${words} words; ${limit} is the most for these readers: ${text}`;
        yield { file, id, message };
      }
    }
  },
};
