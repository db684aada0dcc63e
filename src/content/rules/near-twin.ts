// No item twice and no near twin (content guide §5.3), across the whole quiz and the competition papers: to a child,
// a template with swapped names is the same item.

import { itemsOf, withChoices } from '../bank/bank.ts';
import { twinsAmong } from '../bank/twins.ts';
import type { Rule } from './rule.ts';

export const nearTwin: Rule = {
  name: 'near-twin',
  severity: 'error',
  *check(bank) {
    for (const { first, second, isSame } of twinsAmong(withChoices(itemsOf(bank)))) {
      if (first.source !== second.source) continue; // the rule paper-repeats-quiz speaks of these
      const likeness = isSame ? 'the same as' : 'nearly the same as';
      const message = `This item is ${likeness} ${first.id} (${first.file}).`;
      yield { file: second.file, id: second.id, message };
    }
  },
};
