// Reasons (content guide §5.4): at most 25 words each; that every choice has one is part of the file's shape.
// A reason never refers to the position of an option, because the order may change before a child sees it.

import { countWords } from '../language/words.ts';
import { itemRule } from './rule.ts';

const MAX_WORDS = 25;

const PLACES = [
  /\b(first|second|third|fourth|last|next) (option|choice|answer|tile)\b/i,
  /\boption (one|two|three|four)\b/i,
  /\b([Oo]ption|[Cc]hoice|[Aa]nswer|[Tt]ile) ([A-D]|\d)\b/,
  /\([A-D]\)/i,
];

export const reasons = itemRule('reasons', 'error', function* (item) {
  for (const reason of item.reasons) {
    const words = countWords(reason);
    if (words > MAX_WORDS) yield `A reason has ${words} words; ${MAX_WORDS} is the most: ${reason}`;
    if (PLACES.some((place) => place.test(reason)))
      yield `A reason names the place of an option: ${reason}`;
  }
});
