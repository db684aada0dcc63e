// Options look alike, so that nothing but the grammar tells them apart (content guide §5.8): at most 8 words, all with
// or all without a capital, all with the same kind of end mark. Proper nouns and single capitals (I, X-ray) fit either
// way. Two cases are left alone: parts of a sentence (find the mistake), which begin and end as the sentence does, and
// options with the same words, where the capitals and marks are the question.

import type { ChoiceItem } from '../bank/bank.ts';
import { names } from '../language/names.ts';
import { countWords, wordsOf } from '../language/words.ts';
import { choiceRule } from './rule.ts';

const MAX_WORDS = 8;

export const optionForm = choiceRule('option-form', 'advice', function* (item) {
  if (item.kind === 'drag') return;
  const long = item.choices.filter((option) => countWords(option) > MAX_WORDS);
  if (long.length > 0) yield `Options have at most ${MAX_WORDS} words: ${long.join(' / ')}`;
  if (item.kind === 'spot' || asksForMarks(item)) return;
  if (new Set(item.choices.map(caseOf).filter((form) => form !== 'either')).size > 1) {
    yield `Some options begin with a capital, others do not: ${item.choices.join(' / ')}`;
  }
  if (new Set(item.choices.map((option) => /[.?!]”?$/.test(option))).size > 1) {
    yield `Some options end with a mark, others do not: ${item.choices.join(' / ')}`;
  }
});

function asksForMarks({ choices }: ChoiceItem): boolean {
  const plain = choices.map((option) => wordsOf(option).join(' '));
  return new Set(plain).size < plain.length;
}

function caseOf(option: string): 'capital' | 'small' | 'either' {
  const first = /^\P{L}*(\p{L}+)/u.exec(option)?.[1];
  if (first === undefined || /^\p{Lu}$/u.test(first) || names().has(first)) return 'either';
  return /^\p{Lu}/u.test(first) ? 'capital' : 'small';
}
