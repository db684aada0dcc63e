// A worksheet is not the quiz again, and no task is met twice (content guide §9.2): no sentence of a sheet, with its
// answer in place, is nearly the same as one of a question or of another task.

import { type Bank, type Item, itemsOf } from '../bank/bank.ts';
import { sentencesOf, splitIntoSentences } from '../bank/sheet-texts.ts';
import { overlapping, withoutNames } from '../bank/twins.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import type { Finding, Rule } from './rule.ts';

/** Shorter sentences are often alike by coincidence. */
const MIN_WORDS = 4;

interface Sentence {
  readonly text: string;
  readonly file: string;
  readonly id: string;
  readonly source: 'sheet' | 'question';
  readonly words: ReadonlySet<string>;
}

export const sheetTwins: Rule = {
  name: 'sheet-twins',
  severity: 'error',
  check: (bank) => twinsOfSheets(bank),
};

function* twinsOfSheets(bank: Bank): Iterable<Finding> {
  const sentences = [...sentencesOfQuestions(bank), ...sentencesOfSheets(bank)].filter(
    ({ words }) => words.size >= MIN_WORDS,
  );
  for (const [earlier, later] of overlapping(sentences.map(({ words }) => words))) {
    const [one, other] = [sentences[earlier], sentences[later]];
    if (one === undefined || other?.source !== 'sheet') continue;
    if (one.file === other.file && one.id === other.id) continue;
    const message = `“${other.text}” is nearly the same as “${one.text}” in ${one.id} (${one.file}).`;
    yield { file: other.file, id: other.id, message };
  }
}

function sentencesOfQuestions(bank: Bank): Sentence[] {
  return itemsOf(bank).flatMap((item) =>
    splitIntoSentences(solved(item)).map((text) => ({
      text,
      file: item.file,
      id: item.id,
      source: 'question',
      words: withoutNames(text),
    })),
  );
}

/** The text of a question with its answer in place. */
function solved({ text, correction, kind, choices, answer }: Item): string {
  if (correction !== undefined) return correction;
  return kind === 'choice' ? text.replace('____', choices[answer] ?? '') : text;
}

function sentencesOfSheets(bank: Bank): Sentence[] {
  return sheetsOf(bank).flatMap(({ file, sheet }) =>
    sentencesOf(sheet).flatMap(({ id, sentences }) =>
      sentences.map((text) => ({ text, file, id, source: 'sheet', words: withoutNames(text) })),
    ),
  );
}
