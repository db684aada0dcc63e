// No question that a child answers without choices is met twice (content guide §5.3): no sentence of it, with its
// answers in place, is nearly the same as one of another question, and no sort or match has the words of another.

import { isChoiceItem, itemsOf } from '../bank/bank.ts';
import { sentencesOfItem, twinSentences } from '../bank/twin-sentences.ts';
import type { Rule } from './rule.ts';

export const producedTwins: Rule = {
  name: 'produced-twins',
  severity: 'error',
  check(bank) {
    const items = itemsOf(bank);
    const produced = items.filter((item) => !isChoiceItem(item));
    return twinSentences(
      items.filter(isChoiceItem).flatMap(sentencesOfItem),
      produced.flatMap(sentencesOfItem),
    );
  },
};
