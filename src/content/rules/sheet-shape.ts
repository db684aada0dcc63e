// A worksheet has its place and its parts (content guide §9): a path that names a topic and a type, 10 to 15 tasks of
// four kinds or more on a practice sheet, a connected text on a hard one, and an answer for every task.

import { tasksOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { tasksOfSheet } from '#domain/worksheet/worksheet.ts';
import type { Bank } from '../bank/bank.ts';
import { splitIntoSentences } from '../bank/sheet-texts.ts';
import { placeOf, type SheetFile, sheetsOf } from '../bank/worksheets.ts';
import { countWords } from '../language/words.ts';
import type { Finding, Rule } from './rule.ts';

const MIN_TASKS = 10;
const MAX_TASKS = 15;
const MIN_KINDS = 4;
const WORDS_OF_A_TEXT = 40;
const SENTENCES_OF_A_TEXT = 3;

export const sheetShape: Rule = {
  name: 'sheet-shape',
  severity: 'error',
  *check(bank) {
    yield* misplaced(bank);
    for (const sheet of sheetsOf(bank)) {
      if (sheet.sheet.sections !== undefined && sheet.isWhole) yield* faultsOf(sheet);
    }
  },
};

function* misplaced({ conceptSheets, practiceSheets }: Bank): Iterable<Finding> {
  for (const { file } of [...conceptSheets, ...practiceSheets]) {
    if (placeOf(file) !== undefined) continue;
    const message =
      'No worksheet has this path: worksheets/<category>/<nn-topic>/, then concept-1 or -2, practice-easy-1 to -3 or practice-hard-1 to -3.';
    yield { file, id: 'file', message };
  }
}

function* faultsOf({ file, sheet }: SheetFile): Iterable<Finding> {
  const tasks = tasksOfSheet(sheet);
  const fault = (message: string, id = 'sheet') => ({ file, id, message });
  if (tasks.length < MIN_TASKS || tasks.length > MAX_TASKS) {
    yield fault(
      `The sheet has ${tasks.length} tasks; it should have ${MIN_TASKS} to ${MAX_TASKS}.`,
    );
  }
  const kinds = new Set((sheet.sections ?? []).map(({ kind }) => kind));
  if (kinds.size < MIN_KINDS) {
    yield fault(`The sheet has ${kinds.size} kinds of tasks; ${MIN_KINDS} is the least.`);
  }
  const isText = (text: string) =>
    countWords(text) >= WORDS_OF_A_TEXT && splitIntoSentences(text).length >= SENTENCES_OF_A_TEXT;
  if (sheet.type === 'practice hard' && !tasks.some(({ solved }) => isText(solved))) {
    yield fault(
      `A hard sheet has a connected text of ${WORDS_OF_A_TEXT} words or more: a story, a letter, a dialogue, a notice.`,
    );
  }
  for (const [index, { answers }] of tasks.entries()) {
    if (answers.length === 0 || answers.some((answer) => answer === '')) {
      yield fault('The task has no answer.', `task ${index + 1}`);
    }
  }
  for (const section of sheet.sections ?? []) {
    const asked = tasksOf(section).map((task) => task.asked);
    const repeated = asked.find((text, index) => asked.indexOf(text) !== index);
    if (repeated !== undefined) yield fault(`A task occurs twice: ${repeated}`);
  }
}
