// Key positions are within chance (content guide §5.6): chi-square, p > 0.01, over the choice questions with three
// options and those with four, each for themselves; in a topic, a category and the bank. A category or the bank is held
// to it once all of its topics are of the second edition.

import { categories } from '#domain/quiz/bank.ts';
import { type Bank, type Item, itemsOfTopic } from '../bank/bank.ts';
import { chanceOf } from '../bank/chance.ts';
import { isSecondEdition } from '../bank/second-edition.ts';
import type { Finding, Rule } from './rule.ts';

const MIN_CHANCE = 0.01;
export const OPTION_COUNTS = [3, 4] as const;

/** How many keys stand at each position, of the choice questions with so many options. */
export function choiceKeysAtPlaces(items: readonly Item[], options: number): number[] {
  const own = items.filter(({ kind, choices }) => kind === 'choice' && choices.length === options);
  return Array.from(
    { length: options },
    (_, place) => own.filter(({ answer }) => answer === place).length,
  );
}

export const keyChance: Rule = {
  name: 'key-chance',
  severity: 'error',
  *check(bank) {
    for (const { name, topics } of groupsOf(bank)) {
      const items = topics.map(itemsOfTopic);
      if (topics.every(({ isWhole }) => isWhole) && items.every(isSecondEdition)) {
        yield* faultsOf(name, items.flat());
      }
    }
  },
};

type Group = { name: string; topics: Bank['topics'] };

function groupsOf({ topics }: Bank): Group[] {
  return [
    ...topics.map((topic) => ({ name: topic.file, topics: [topic] })),
    ...categories.map((category) => ({
      name: `quiz/${category}`,
      topics: topics.filter(({ value }) => value.category === category),
    })),
    { name: 'quiz', topics },
  ];
}

function* faultsOf(file: string, items: Item[]): Iterable<Finding> {
  for (const options of OPTION_COUNTS) {
    const counts = choiceKeysAtPlaces(items, options);
    const chance = chanceOf(counts);
    if (chance > MIN_CHANCE) continue;
    const message = `Of the questions with ${options} options the keys stand ${counts.join(' / ')}: too uneven for chance (p = ${chance.toPrecision(2)}).`;
    yield { file, id: 'file', message };
  }
}
