// The form of a text (content guide §5.2): at most one blank, written ____; curly quotation marks in pairs, straight
// apostrophes. A text is empty only if the title asks the whole question.

import { type Item, isChoiceItem } from '../bank/bank.ts';
import { wholeTextsOf } from '../bank/produced.ts';
import { itemRule } from './rule.ts';

export const blankAndQuotes = itemRule('blank-and-quotes', 'error', function* (item) {
  const blanks = item.text.match(/_+/g) ?? [];
  // A passage has several places; its shape counts them.
  if (blanks.length > 1 && item.kind !== 'passage')
    yield `The text has ${blanks.length} blanks; one is the most.`;
  if (blanks.some((blank) => blank.length !== 4))
    yield 'A blank is written with four underscores: ____.';
  if (item.text === '' && !/[?.]$/.test(item.title)) {
    yield 'The text is empty, but the title does not ask a whole question: write what the child should read.';
  }
  for (const text of textsOf(item)) yield* faultsOfQuotes(text);
});

function textsOf(item: Item): string[] {
  if (!isChoiceItem(item)) return wholeTextsOf(item.question);
  const options = item.kind === 'drag' ? [] : item.choices;
  return [item.title, item.text, item.correction ?? '', ...options, ...item.reasons];
}

export function* faultsOfQuotes(text: string): Iterable<string> {
  if (text.includes('"')) yield `Write “ and ” in place of straight quotation marks: ${text}`;
  if (/[‘’]/.test(text)) yield `Write a straight apostrophe (') in place of a curly one: ${text}`;
  let isOpen = false;
  for (const mark of text.match(/[“”]/g) ?? []) {
    if (isOpen === (mark === '“')) {
      yield `The quotation marks do not pair up: ${text}`;
      return;
    }
    isOpen = mark === '“';
  }
  if (isOpen) yield `A quotation mark is not closed: ${text}`;
}
