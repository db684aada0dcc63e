// The mix of a level: seven questions to choose, two mistakes to find, one word to drag (content guide §7).

import type { QuestionKind } from '#domain/quiz/question.ts';
import type { Rule } from './rule.ts';

const MIX: Readonly<Record<QuestionKind, number>> = { choice: 7, spot: 2, drag: 1 };

export const levelMix: Rule = {
  name: 'level-mix',
  severity: 'error',
  *check(bank) {
    for (const { file, value: topic } of bank.topics.filter(({ isWhole }) => isWhole)) {
      for (const level of topic.levels) {
        const faults = Object.entries(MIX)
          .map(([kind, count]) => {
            const found = level.questions.filter((question) => question.kind === kind).length;
            return found === count ? undefined : `${found} ${kind} (should be ${count})`;
          })
          .filter((fault) => fault !== undefined);
        if (faults.length > 0) {
          yield { file, id: `level ${level.id}`, message: `The level holds ${faults.join(', ')}.` };
        }
      }
    }
  },
};
