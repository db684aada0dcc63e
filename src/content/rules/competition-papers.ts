// Every competition has a paper for each standard that takes part, with as many questions as the competition says (content guide §7).

import { standardsOf } from '#domain/competition/groups.ts';
import type { Rule } from './rule.ts';

export const competitionPapers: Rule = {
  name: 'competition-papers',
  severity: 'error',
  *check(bank) {
    for (const { file, value: competition } of bank.competitions) {
      const { id, questionCount } = competition;
      const path = `competition/${id}/competition.yaml`;
      if (file !== path) yield { file, id: 'file', message: `This file should be named ${path}.` };
      for (const standard of standardsOf(competition)) {
        const paper = bank.papers.find(
          ({ value }) => value.competition === id && value.standard === standard,
        );
        if (paper === undefined) {
          yield { file, id: 'file', message: `There is no paper for standard ${standard}.` };
        } else if (paper.isWhole && paper.value.questions.length !== questionCount) {
          const message = `The competition has ${questionCount} questions; this paper has ${paper.value.questions.length}.`;
          yield { file: paper.file, id: 'file', message };
        }
      }
    }
  },
};
