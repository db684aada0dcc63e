// Whether children could guess by position: where the keys of the choice questions are, and in which part the mistakes
// of the error-spotting questions (content guide §5.6). p is the probability of so uneven a spread by chance.

import {
  type Bank,
  type Item,
  itemsOfPaper,
  itemsOfTopic,
  withChoices,
} from '#content/bank/bank.ts';
import { chanceOf } from '#content/bank/chance.ts';
import { choiceKeysAtPlaces } from '#content/rules/key-chance.ts';
import { isWithoutMistake, mistakesAtParts } from '#content/rules/no-mistake.ts';
import { categories } from '#domain/quiz/bank.ts';
import { nameOfFile } from './table.ts';

export function positions(bank: Bank): string[][] {
  const topics = bank.topics.map((topic) => ({
    name: nameOfFile(topic.file),
    category: topic.value.category,
    items: itemsOfTopic(topic),
  }));
  const all = topics.flatMap(({ items }) => items);
  const papers = bank.papers.map((paper) => ({
    name: nameOfFile(paper.file),
    items: itemsOfPaper(paper),
  }));
  return [
    ['', '4 options', 'p', '3 options', 'p', 'parts', 'p', 'no mistake'],
    ...topics.map(({ name, items }) => row(name, items)),
    ...categories.map((wanted) =>
      row(
        wanted,
        topics.filter(({ category }) => category === wanted).flatMap(({ items }) => items),
      ),
    ),
    row('all topics', all),
    ...papers.map(({ name, items }) => row(name, items)),
    row(
      'all papers',
      papers.flatMap(({ items }) => items),
    ),
  ];
}

function row(name: string, items: Item[]): string[] {
  const spots = withChoices(items).filter(({ kind }) => kind === 'spot');
  const flawless = spots.filter(isWithoutMistake).length;
  return [
    name,
    ...spread(choiceKeysAtPlaces(items, 4)),
    ...spread(choiceKeysAtPlaces(items, 3)),
    ...spread(mistakesAtParts(spots)),
    spots.length === 0 ? '–' : `${((100 * flawless) / spots.length).toFixed(0)} %`,
  ];
}

function spread(counts: number[]): string[] {
  if (counts.every((count) => count === 0)) return ['–', '–'];
  const chance = chanceOf(counts);
  return [counts.join('/'), chance < 0.001 ? '<0.001' : chance.toFixed(3)];
}
