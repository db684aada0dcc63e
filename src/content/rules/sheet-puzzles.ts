// Every puzzle can be made from its words and its seed. The makers prove what they make: each listed word once, no other.

import { crosswordOf, wordSearchOf } from '#domain/worksheet/puzzle/puzzle-of.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import type { Rule } from './rule.ts';

export const sheetPuzzles: Rule = {
  name: 'sheet-puzzles',
  severity: 'error',
  *check(bank) {
    for (const { file, sheet } of sheetsOf(bank)) {
      for (const section of sheet.sections ?? []) {
        const isFaulty =
          (section.kind === 'word-search' && wordSearchOf(section, sheet) === undefined) ||
          (section.kind === 'crossword' && crosswordOf(section, sheet) === undefined);
        if (!isFaulty) continue;
        const message = `The ${section.kind} cannot be made from these words: take others, or fewer.`;
        yield { file, id: 'sheet', message };
      }
    }
  },
};
