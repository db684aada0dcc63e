// A competition paper has 30 questions: 10 easy, then 12 middle, then 8 hard (content guide §7).
// The rules for items check options, keys and reasons.

import { QUESTIONS_PER_TIER, tiers } from '#domain/competition/paper-file.ts';
import type { Rule } from './rule.ts';

export const paperShape: Rule = {
  name: 'paper-shape',
  severity: 'error',
  *check(bank) {
    for (const { file, value: paper } of bank.papers.filter(({ isWhole }) => isWhole)) {
      for (const tier of tiers) {
        const found = paper.questions.filter((question) => question.tier === tier).length;
        if (found !== QUESTIONS_PER_TIER[tier]) {
          const message = `The paper has ${found} ${tier} questions; it should have ${QUESTIONS_PER_TIER[tier]}.`;
          yield { file, id: 'file', message };
        }
      }
      const places = paper.questions.map(({ tier }) => tiers.indexOf(tier));
      const late = places.findIndex((place, index) => place < (places[index - 1] ?? 0));
      const question = paper.questions[late];
      if (question !== undefined) {
        const message = `A question of the tier ${question.tier} stands after a harder one.`;
        yield { file, id: question.id, message };
      }
    }
  },
};
