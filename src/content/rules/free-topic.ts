// One topic in each category is open to every visitor: the first (product §5.2).

import { categories } from '#domain/quiz/bank.ts';
import type { Rule } from './rule.ts';

export const freeTopic: Rule = {
  name: 'free-topic',
  severity: 'error',
  *check(bank) {
    for (const category of categories) {
      for (const { file, value } of bank.topics.filter(
        ({ value }) => value.category === category,
      )) {
        if (value.isFree && value.order !== 1) {
          yield { file, id: 'file', message: 'Only the first topic of a category is free.' };
        }
        if (!value.isFree && value.order === 1) {
          yield {
            file,
            id: 'file',
            message: 'The first topic of a category is free: isFree: true.',
          };
        }
      }
    }
  },
};
