// A worksheet is not the quiz again, and no task is met twice (content guide §9.2): no sentence of a sheet, with its
// answer in place, is nearly the same as one of a question or of another task.

import type { Bank } from '../bank/bank.ts';
import { sentencesOf } from '../bank/sheet-texts.ts';
import { type Sentence, sentencesOfQuestions, twinSentences } from '../bank/twin-sentences.ts';
import { withoutNames } from '../bank/twins.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import type { Rule } from './rule.ts';

export const sheetTwins: Rule = {
  name: 'sheet-twins',
  severity: 'error',
  check: (bank) => twinSentences(sentencesOfQuestions(bank), sentencesOfSheets(bank)),
};

function sentencesOfSheets(bank: Bank): Sentence[] {
  return sheetsOf(bank).flatMap(({ file, sheet }) =>
    sentencesOf(sheet).flatMap(({ id, sentences }) =>
      sentences.map((text) => ({ text, file, id, words: withoutNames(text) })),
    ),
  );
}
