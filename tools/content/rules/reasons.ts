// Reasons (content guide, rule 4): one for the key, one for every wrong choice; at most 25 words each.
// A reason never names the place of an option, because the order may change before a child sees it.

import { itemRule } from '../rule.ts';
import { countWords, counted } from '../words.ts';

const MOST_WORDS = 25;

const PLACE =
  /\b(first|second|third|fourth|last|next) (option|choice|answer|tile)\b|\b(option|choice|answer) ([a-d]|[1-4]|one|two|three|four)\b(?!')|\([a-d]\)/i;

export const reasons = itemRule('reasons', 'error', function* (item) {
  const wrong = item.choices.length - 1;
  if (item.whyNot.length !== wrong) {
    yield `There are ${counted(wrong, 'wrong choice')} but ${counted(item.whyNot.length, 'reason')} in whyNot.`;
  }
  for (const reason of [item.why, ...item.whyNot]) {
    const words = countWords(reason);
    if (words > MOST_WORDS) yield `A reason has ${words} words; ${MOST_WORDS} is the most: ${reason}`;
    if (PLACE.test(reason)) yield `A reason names the place of an option: ${reason}`;
  }
});
