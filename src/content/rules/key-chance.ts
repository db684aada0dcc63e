// Key positions are within chance (content guide §5.6): chi-square, p > 0.01, over the choice questions with three
// options and those with four, each for themselves; in a topic, a category and the quiz, in a competition paper and all
// papers together. A group is held to it once all of its files are whole.

import { categories } from '#domain/quiz/bank.ts';
import {
  type Bank,
  type FileOfItems,
  type Item,
  itemsOfPaper,
  itemsOfTopic,
  withChoices,
} from '../bank/bank.ts';
import { chanceOf } from '../bank/chance.ts';
import type { Finding, Rule } from './rule.ts';

const MIN_CHANCE = 0.01;
export const OPTION_COUNTS = [3, 4] as const;

/** The number of keys at each position, for choice questions with a given number of options. */
export function choiceKeysAtPlaces(items: readonly Item[], options: number): number[] {
  const own = withChoices(items).filter(
    ({ kind, choices }) => kind === 'choice' && choices.length === options,
  );
  return Array.from(
    { length: options },
    (_, place) => own.filter(({ answer }) => answer === place).length,
  );
}

export const keyChance: Rule = {
  name: 'key-chance',
  severity: 'error',
  *check(bank) {
    for (const { name, files } of groupsOf(bank)) {
      if (files.every(({ isWhole }) => isWhole)) {
        yield* faultsOf(
          name,
          files.flatMap(({ items }) => items),
        );
      }
    }
  },
};

type Group = { name: string; files: FileOfItems[] };

function groupsOf(bank: Bank): Group[] {
  const topics = bank.topics.map((topic) => ({ ...topic, items: itemsOfTopic(topic) }));
  const papers = bank.papers.map((paper) => ({ ...paper, items: itemsOfPaper(paper) }));
  return [
    ...[...topics, ...papers].map((one) => ({ name: one.file, files: [one] })),
    ...categories.map((category) => ({
      name: `quiz/${category}`,
      files: topics.filter(({ value }) => value.category === category),
    })),
    { name: 'quiz', files: topics },
    { name: 'competition', files: papers },
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
