// Every question has a hint of its own kind (content guide §10): it names a skill of its level's plan, the lesson has a
// hint and steps for each of them, and no more, and no hint holds the answer of a question that it belongs to.

import { answerToldBy } from '../bank/hints.ts';
import { lessonsOf } from '../bank/lessons.ts';
import type { Rule } from './rule.ts';

export const lessonSkills: Rule = {
  name: 'lesson-skills',
  severity: 'error',
  *check(bank) {
    for (const { file, id, lesson, plan, items } of lessonsOf(bank)) {
      const taught = lesson.skills.map(({ skill }) => skill);
      if (items.length > 0 && taught.join('; ') !== plan.join('; ')) {
        const message = `The skills of the lesson are “${taught.join('; ')}”; those of the plan are “${plan.join('; ')}”.`;
        yield { file, id, message };
      }
      for (const item of items) {
        if (!plan.includes(item.skill)) {
          const message = `“${item.skill}” is not in the plan of the level: ${plan.join('; ')}`;
          yield { file: item.file, id: item.id, message };
        }
      }
      for (const skill of plan) {
        if (!items.some((item) => item.skill === skill))
          yield { file, id, message: `No question of the level asks for “${skill}”.` };
      }
      for (const { skill, hint } of lesson.skills) {
        const served = items.filter((item) => item.skill === skill && item.hint === undefined);
        for (const item of served) {
          const told = answerToldBy(hint, item);
          if (told !== undefined)
            yield {
              file,
              id,
              message: `The hint tells “${told}”, the answer of ${item.id}: ${hint}`,
            };
        }
      }
    }
  },
};
