// No quiz item, and no near twin of one, in a competition paper (content guide §5.3): a child who has practised more
// must not have seen the very same question.

import { itemsOf, withChoices } from '../bank/bank.ts';
import { twinsAmong } from '../bank/twins.ts';
import type { Rule } from './rule.ts';

export const paperRepeatsQuiz: Rule = {
  name: 'paper-repeats-quiz',
  severity: 'error',
  *check(bank) {
    for (const { first, second, isSame } of twinsAmong(withChoices(itemsOf(bank)))) {
      if (first.source === second.source) continue;
      const likeness = isSame ? 'the same as' : 'nearly the same as';
      const message = `This question is ${likeness} the quiz item ${first.id} (${first.file}).`;
      yield { file: second.file, id: second.id, message };
    }
  },
};
