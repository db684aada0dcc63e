// A find-the-mistake question: its options are parts of the text, in order and word for word, and together they are the
// whole text; “No mistake” may follow them. The correction changes the faulty part and nothing else.

import type { ChoiceItem } from '../bank/bank.ts';
import { hasSameWords, wordsOf } from '../language/words.ts';
import { isWithoutMistake, partsOf } from './no-mistake.ts';
import { choiceRule } from './rule.ts';

export const spotParts = choiceRule('spot-parts', 'error', function* (item) {
  if (item.kind !== 'spot') return;
  const gaps = gapsBetweenParts(item);
  if (typeof gaps === 'string') {
    yield `The part “${gaps}” does not stand in the text where the parts so far end.`;
  } else {
    const missing = gaps.filter((gap) => wordsOf(gap).length > 0);
    for (const words of missing) yield `No part holds “${words.trim()}”.`;
  }
  if (!isWithoutMistake(item)) yield* faultsOfCorrection(item);
});

/** The text before, between and after the parts; or the first part that is not found. */
function gapsBetweenParts(item: ChoiceItem): string[] | string {
  const gaps: string[] = [];
  let end = 0;
  for (const part of partsOf(item.choices)) {
    const start = item.text.indexOf(part, end);
    if (start < 0) return part;
    gaps.push(item.text.slice(end, start));
    end = start + part.length;
  }
  return [...gaps, item.text.slice(end)];
}

function* faultsOfCorrection(item: ChoiceItem): Iterable<string> {
  const correction = item.correction ?? '';
  if (correction === item.text) {
    yield 'The correction is the same as the text.';
    return;
  }
  const parts = partsOf(item.choices);
  const before = parts.slice(0, item.answer).join(' ');
  const after = parts.slice(item.answer + 1).join(' ');
  const words = wordsOf(correction);
  const head = words.slice(0, wordsOf(before).length).join(' ');
  const tail = words.slice(words.length - wordsOf(after).length).join(' ');
  if (!hasSameWords(head, before) || !hasSameWords(tail, after)) {
    yield 'The correction also changes a part that is called right.';
  }
}
