// The length of question texts, level by level: levels get harder in what they ask, not in length alone.

import { type Bank, type Item, itemsOfLevel, itemsOfPaper } from '#content/bank/bank.ts';
import { countWords } from '#content/language/words.ts';
import { mean, nameOfFile } from './table.ts';

export function textLengths(bank: Bank): string[][] {
  return [
    ['', 'easy 1', 'easy 2', 'easy 3', 'hard 1', 'hard 2', 'hard 3'],
    ...bank.topics.map(({ file, value: topic }) => [
      nameOfFile(file),
      ...topic.levels.map((level) => meanWords(itemsOfLevel(file, topic, level))),
    ]),
    ...bank.papers.map((paper) => [nameOfFile(paper.file), meanWords(itemsOfPaper(paper))]),
  ];
}

function meanWords(items: Item[]): string {
  return mean(items.map(({ text }) => countWords(text)).filter((length) => length > 0));
}
