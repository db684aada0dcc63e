// A question about what is not so is easily misread (content guide §5.7): it has NOT in capitals, and at most 5 % of a
// topic's questions are of that kind. The question is the title, or the text if the text itself asks (“Which word …?”).
// Quotations do not count, and “a word for what we do not count” or “a, not an” does not negate the question.

import { type Item, itemsOfPaper, itemsOfTopic } from '../bank/bank.ts';
import { withoutQuotations } from '../language/words.ts';
import type { Finding, Rule } from './rule.ts';

const MAX_SHARE = 0.05;
const NEGATIVE = /\b(not|except|isn't|aren't|doesn't|don't|didn't|can't|cannot)\b/i;
const NEGATES_A_DETAIL = /\b(i|you|we|they) (do|did|can|are|were) not\b|(,|\band|\bbut) not\b/gi;

export const negativeStem: Rule = {
  name: 'negative-stem',
  severity: 'advice',
  *check(bank) {
    for (const topic of bank.topics) yield* faultsOf(topic.file, itemsOfTopic(topic));
    for (const paper of bank.papers) yield* faultsOf(paper.file, itemsOfPaper(paper));
  },
};

function* faultsOf(file: string, items: Item[]): Iterable<Finding> {
  const negative = items.filter((item) => NEGATIVE.test(questionOf(item)));
  for (const item of negative.filter((item) => !/\bNOT\b/.test(questionOf(item)))) {
    yield { file, id: item.id, message: 'The question is negative: write NOT in capitals.' };
  }
  if (negative.length > items.length * MAX_SHARE) {
    const message = `${negative.length} of ${items.length} questions are negative; 5 % is the most.`;
    yield { file, id: 'file', message };
  }
}

function questionOf(item: Item): string {
  const asksItself = /^(which|what|who|choose|find)\b/i.test(item.text);
  const question = withoutQuotations(asksItself ? `${item.title} ${item.text}` : item.title);
  return question.replace(NEGATES_A_DETAIL, ' ');
}
