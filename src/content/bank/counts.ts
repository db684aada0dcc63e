// How much content there is.

import { type Bank, itemsOfPaper, itemsOfTopic } from './bank.ts';
import type { Counted } from './expected.ts';

export type Counts = Record<Counted, number> & {
  questions: number;
  paperQuestions: number;
  pairReadings: number;
};

export function countsOf(bank: Bank): Counts {
  return {
    topics: bank.topics.length,
    lessons: bank.lessons.flatMap(({ value }) => value.lessons).length,
    questions: bank.topics.flatMap(itemsOfTopic).length,
    papers: bank.papers.length,
    paperQuestions: bank.papers.flatMap(itemsOfPaper).length,
    words: bank.words?.value.length ?? 0,
    wordCards: bank.wordCards?.value.length ?? 0,
    dropIt: bank.dropIt?.value.length ?? 0,
    worksheets: bank.conceptSheets.length + bank.practiceSheets.length,
    pairReadings: bank.pairReadings?.value.length ?? 0,
  };
}
