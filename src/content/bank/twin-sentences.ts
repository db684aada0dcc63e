// Sentences that are nearly the same: of questions with their answers in place, of worksheets and of lessons.

import { type Bank, type ChoiceItem, type Item, isChoiceItem, itemsOf } from './bank.ts';
import { solvedTextsOf } from './produced.ts';
import { splitIntoSentences } from './sheet-texts.ts';
import { overlapping, withoutNames } from './twins.ts';

/** Shorter sentences are often alike by coincidence. */
const MIN_WORDS = 4;

export interface Sentence {
  readonly text: string;
  readonly file: string;
  readonly id: string;
  readonly words: ReadonlySet<string>;
}

/** A finding for each new sentence that is nearly the same as a given one, or as an earlier new one elsewhere. */
export function* twinSentences(
  given: readonly Sentence[],
  added: readonly Sentence[],
): Iterable<{ file: string; id: string; message: string }> {
  const isLong = ({ words }: Sentence) => words.size >= MIN_WORDS;
  const known = given.filter(isLong);
  const sentences = [...known, ...added.filter(isLong)];
  for (const [earlier, later] of overlapping(sentences.map(({ words }) => words))) {
    const [one, other] = [sentences[earlier], sentences[later]];
    if (one === undefined || other === undefined || later < known.length) continue;
    if (one.file === other.file && one.id === other.id) continue;
    const message = `“${other.text}” is nearly the same as “${one.text}” in ${one.id} (${one.file}).`;
    yield { file: other.file, id: other.id, message };
  }
}

export function sentencesOfQuestions(bank: Bank): Sentence[] {
  return itemsOf(bank).flatMap(sentencesOfItem);
}

export function sentencesOfItem(item: Item): Sentence[] {
  const { file, id } = item;
  const texts = isChoiceItem(item) ? [solved(item)] : solvedTextsOf(item.question);
  return texts
    .flatMap(splitIntoSentences)
    .map((text) => ({ text, file, id, words: withoutNames(text) }));
}

/** The text of a question with its answer in place. */
function solved({ text, correction, kind, choices, answer }: ChoiceItem): string {
  if (correction !== undefined) return correction;
  return kind === 'choice' ? text.replace('____', choices[answer] ?? '') : text;
}
