// Sentences of a worksheet are short enough for its readers (content guide §5.8).

import { goodEnglishOf, splitIntoSentences } from '../bank/sheet-texts.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import { countWords } from '../language/words.ts';
import type { Rule } from './rule.ts';
import { maxWordsFor } from './stem-length.ts';

export const sheetLength: Rule = {
  name: 'sheet-length',
  severity: 'advice',
  *check(bank) {
    for (const { file, sheet } of sheetsOf(bank)) {
      const most = maxWordsFor(sheet.standards[0]);
      const sentences = (sheet.sections === undefined ? [] : goodEnglishOf(sheet)).flatMap(
        splitIntoSentences,
      );
      const long = [...new Set(sentences)].filter((text) => countWords(text) > most);
      if (long.length === 0) continue;
      const message = `Sentences of more than ${most} words, the most for these readers: ${long.join(' ')}`;
      yield { file, id: 'sheet', message };
    }
  },
};
