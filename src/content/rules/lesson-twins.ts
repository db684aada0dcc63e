// A lesson gives no answer away and shows nothing twice (content guide §10): none of its sentences is nearly the same as one
// of a question with its answer in place, or of another lesson.

import { goodSentencesOf } from '#domain/lesson/lesson-texts.ts';
import { lessonsOf } from '../bank/lessons.ts';
import { type Sentence, sentencesOfQuestions, twinSentences } from '../bank/twin-sentences.ts';
import { withoutNames } from '../bank/twins.ts';
import type { Rule } from './rule.ts';

export const lessonTwins: Rule = {
  name: 'lesson-twins',
  severity: 'error',
  *check(bank) {
    const ofLessons = lessonsOf(bank).flatMap(({ file, id, lesson }): Sentence[] =>
      goodSentencesOf(lesson).map((text) => ({ text, file, id, words: withoutNames(text) })),
    );
    yield* twinSentences(sentencesOfQuestions(bank), ofLessons);
  },
};
