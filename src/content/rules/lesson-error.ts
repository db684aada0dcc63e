// The mistake of a lesson is one that children really make, and that the questions of its level are about (content guide
// §4.5, §10).

import { lessonsOf } from '../bank/lessons.ts';
import type { Rule } from './rule.ts';

export const lessonError: Rule = {
  name: 'lesson-error',
  severity: 'error',
  *check(bank) {
    const known = new Set(bank.learnerErrors?.value.map(({ id }) => id));
    for (const { file, id, lesson, items } of lessonsOf(bank)) {
      const { error } = lesson;
      if (!known.has(error)) {
        yield { file, id, message: `The catalogue has no learner error “${error}”.` };
      } else if (!items.some(({ errors }) => errors.includes(error))) {
        yield { file, id, message: `No question of the level is about “${error}”.` };
      }
    }
  },
};
