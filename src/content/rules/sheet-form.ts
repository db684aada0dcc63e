// The form of a worksheet's texts (content guide §5.2): curly quotation marks in pairs, straight apostrophes, no
// underscores, since a blank is what stands in braces; an instruction is a whole sentence.

import { textsOfSheet } from '../bank/sheet-texts.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import { faultsOfQuotes } from './blank-and-quotes.ts';
import type { Rule } from './rule.ts';

export const sheetForm: Rule = {
  name: 'sheet-form',
  severity: 'error',
  *check(bank) {
    for (const { file, sheet } of sheetsOf(bank)) {
      const fault = (message: string) => ({ file, id: 'sheet', message });
      for (const text of textsOfSheet(sheet)) {
        for (const message of faultsOfQuotes(text)) yield fault(message);
        if (text.includes('_'))
          yield fault(`Put the answer in braces in place of a blank: ${text}`);
      }
      for (const { do: instruction } of sheet.sections ?? []) {
        if (!/[.?!:]”?$/.test(instruction))
          yield fault(`An instruction ends with a full stop: ${instruction}`);
      }
    }
  },
};
