// Every sheet of the bank, one for each content file. A new kind of collection is added to the commands here.

import { type Bank, itemsOfPaper, itemsOfTopic } from '#content/bank/bank.ts';
import { withoutMeanings } from '#content/bank/games.ts';
import { dropItSheet, wordCardSheet } from './pairs.ts';
import { questionSheet } from './questions.ts';
import type { Sheet } from './sheet.ts';
import { wordSheet } from './words.ts';
import { worksheetSheets } from './worksheets.ts';

export function sheetsOf(bank: Bank): Sheet[] {
  const { topics, papers, words, wordCards, dropIt } = bank;
  return [
    ...topics.map((topic) => questionSheet(topic.file, itemsOfTopic(topic))),
    ...papers.map((paper) => questionSheet(paper.file, itemsOfPaper(paper))),
    words && wordSheet(words),
    wordCards && wordCardSheet(withoutMeanings(wordCards)),
    dropIt && dropItSheet(dropIt),
    ...worksheetSheets(bank),
  ].filter((sheet) => sheet !== undefined);
}
