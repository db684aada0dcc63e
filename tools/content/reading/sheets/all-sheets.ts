// Every sheet of the bank, one for each content file. A new kind of collection is added to the commands here.

import { type Bank, itemsOfPaper, itemsOfTopic } from '#content/bank/bank.ts';
import { withoutMeanings } from '#content/bank/games.ts';
import { lessonsOf } from '#content/bank/lessons.ts';
import { lessonSheet } from './lessons.ts';
import { dropItSheet, wordCardSheet } from './pairs.ts';
import { questionSheet } from './questions.ts';
import type { Sheet } from './sheet.ts';
import { wordSheet } from './words.ts';
import { worksheetSheets } from './worksheets.ts';

export function sheetsOf(bank: Bank): Sheet[] {
  const { topics, papers, words, wordCards, dropIt } = bank;
  const lessons = lessonsOf(bank);
  return [
    ...topics.map((topic) => questionSheet(topic.file, itemsOfTopic(topic))),
    ...bank.lessons.map(({ file }) =>
      lessonSheet(
        file,
        lessons.filter((lesson) => lesson.file === file),
      ),
    ),
    ...papers.map((paper) => questionSheet(paper.file, itemsOfPaper(paper))),
    words && wordSheet(words),
    wordCards && wordCardSheet(withoutMeanings(wordCards)),
    dropIt && dropItSheet(dropIt),
    ...worksheetSheets(bank),
  ].filter((sheet) => sheet !== undefined);
}
