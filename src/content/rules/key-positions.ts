// The position of the key must not be guessable (content guide §5.6): in a topic or a competition paper each of the
// four positions holds 15–35 % of the keys, and at most three keys in a row share one. Drag questions are left out:
// their key is a word of a sentence, not an option. Runs are followed across the whole file, since a child may play its
// levels one after another.

import {
  type ChoiceItem,
  type Item,
  itemsOfPaper,
  itemsOfTopic,
  withChoices,
} from '../bank/bank.ts';
import type { Finding, Rule } from './rule.ts';

const PLACES = 4;
const MIN_SHARE = 0.15;
const MAX_SHARE = 0.35;
const MAX_RUN = 3;

/** The number of keys at each position, of the questions with options. */
export function keysAtPlaces(items: Item[]): number[] {
  const counts = Array.from({ length: PLACES }, () => 0);
  for (const { answer } of withOptions(items)) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

export const keyPositions: Rule = {
  name: 'key-positions',
  severity: 'error',
  *check(bank) {
    for (const topic of bank.topics.filter(({ isWhole }) => isWhole)) {
      yield* faultsOf(topic.file, itemsOfTopic(topic));
    }
    for (const paper of bank.papers.filter(({ isWhole }) => isWhole)) {
      yield* faultsOf(paper.file, itemsOfPaper(paper));
    }
  },
};

function withOptions(items: Item[]): ChoiceItem[] {
  return withChoices(items).filter(({ kind }) => kind !== 'drag');
}

function* faultsOf(file: string, all: Item[]): Iterable<Finding> {
  const items = withOptions(all);
  for (const [place, count] of keysAtPlaces(items).entries()) {
    const share = items.length === 0 ? MIN_SHARE : count / items.length;
    if (share < MIN_SHARE || share > MAX_SHARE) {
      const percent = Math.round(share * 1000) / 10;
      const message = `${count} of ${items.length} keys (${percent} %) stand at index ${place}; it should be 15–35 %.`;
      yield { file, id: 'file', message };
    }
  }
  let run = 0;
  for (const [index, item] of items.entries()) {
    run = item.answer === items[index - 1]?.answer ? run + 1 : 1;
    if (run === MAX_RUN + 1) {
      const message = `With this question more than ${MAX_RUN} keys in a row stand at index ${item.answer}.`;
      yield { file, id: item.id, message };
    }
  }
}
