// The key of a practice sheet gives reasons where a child would ask (content guide §9.2): on half of the tasks that can
// have one, each of at most 25 words and in the words that reasons use.

import { tasksOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { tasksOfSheet } from '#domain/worksheet/worksheet.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import { countWords } from '../language/words.ts';
import { phraseFaultsOf } from './phrases.ts';
import type { Rule } from './rule.ts';

const MAX_WORDS = 25;
/** Nobody asks why a word is in a word search, or why the child wrote what it wrote. */
const WITHOUT_REASON: readonly string[] = ['word-search', 'crossword', 'picture', 'write', 'match'];

export const sheetReasons: Rule = {
  name: 'sheet-reasons',
  severity: 'error',
  *check(bank) {
    for (const { file, sheet, isWhole } of sheetsOf(bank)) {
      for (const [index, { why }] of tasksOfSheet(sheet).entries()) {
        for (const message of faultsOf(why)) yield { file, id: `task ${index + 1}`, message };
      }
      for (const message of faultsOf(
        (sheet.concept?.mistakes ?? []).flatMap(({ why = [] }) => why),
      ))
        yield { file, id: 'sheet', message };
      const tasks = (sheet.sections ?? [])
        .filter(({ kind }) => !WITHOUT_REASON.includes(kind))
        .flatMap(tasksOf);
      const explained = tasks.filter(({ why }) => why.length > 0).length;
      if (isWhole && explained * 2 < tasks.length) {
        const message = `${explained} of ${tasks.length} tasks have a reason for the key; half of them should.`;
        yield { file, id: 'sheet', message };
      }
    }
  },
};

function* faultsOf(reasons: readonly string[]): Iterable<string> {
  for (const reason of reasons) {
    const words = countWords(reason);
    if (words > MAX_WORDS) yield `A reason has ${words} words; ${MAX_WORDS} is the most: ${reason}`;
    yield* phraseFaultsOf([reason]);
  }
}
