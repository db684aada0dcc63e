// A question with choices, its reason and the longest reason of a wrong choice share the screen of a small phone, 360 by
// 640 pixels (content guide §5.8). The browser journey of the wordiest questions shows that these lengths fit.

import type { ChoiceKind } from '#domain/quiz/choices.ts';
import type { ChoiceItem } from '../bank/bank.ts';
import { choiceRule } from './rule.ts';

/** Letters on the screen after a wrong answer. */
const MAX_LETTERS: Readonly<Record<ChoiceKind, number>> = { choice: 383, spot: 430, drag: 275 };

export const screenLength = choiceRule('screen-length', 'error', function* (item) {
  if (item.source !== 'quiz') return;
  const letters = lettersOf(item);
  const most = MAX_LETTERS[item.kind];
  if (letters > most) {
    yield `On a small phone ${most} letters share the screen, these are ${letters}: shorten the longest reason or option.`;
  }
});

/** The longest choice counts twice, since two rows of buttons are as high as it makes them. */
function lettersOf({ kind, title, text, choices, reasons, correction = '' }: ChoiceItem): number {
  const [why = '', ...whyNot] = reasons;
  // The tiles of a drag are the words of its text.
  const buttons = kind === 'drag' ? 0 : 2 * longest(choices);
  return title.length + text.length + buttons + why.length + longest(whyNot) + correction.length;
}

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
