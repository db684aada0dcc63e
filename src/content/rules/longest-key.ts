// The longest option must not be a clue (content guide §5.6): in at most 40 % of the questions of a level, or of a
// competition paper, the key is longer than every other option.

import {
  type ChoiceItem,
  type Item,
  itemsOfLevel,
  itemsOfPaper,
  withChoices,
} from '../bank/bank.ts';
import type { Finding, Rule } from './rule.ts';

const MAX_SHARE = 0.4;

export const longestKey: Rule = {
  name: 'longest-key',
  severity: 'error',
  *check(bank) {
    for (const { file, value } of bank.topics) {
      for (const level of value.levels) {
        yield* faultsOf(file, `level ${level.id}`, itemsOfLevel(file, value, level));
      }
    }
    for (const paper of bank.papers) yield* faultsOf(paper.file, 'file', itemsOfPaper(paper));
  },
};

function* faultsOf(file: string, id: string, all: Item[]): Iterable<Finding> {
  const items = withChoices(all).filter(({ kind }) => kind !== 'drag');
  const longest = items.filter(isKeyLongest);
  if (longest.length <= all.length * MAX_SHARE) return;
  const names = longest.map((item) => item.id).join(', ');
  const message = `In ${longest.length} of ${all.length} questions the key is the longest option; 40 % is the most: ${names}.`;
  yield { file, id, message };
}

function isKeyLongest({ choices, answer }: ChoiceItem): boolean {
  const key = choices[answer] ?? '';
  return choices.every((option, index) => index === answer || option.length < key.length);
}
