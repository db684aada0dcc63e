// A text is short enough for its readers (content guide §5.8): 15 words for standards 2–3, 20 for 4–5, 28 for 6–8.

import { countWords } from '../language/words.ts';
import { itemRule } from './rule.ts';

export const stemLength = itemRule('stem-length', 'advice', function* (item) {
  // The rules passage-shape and edit-shape count their words.
  if (item.kind === 'passage' || item.kind === 'edit') return;
  const most = maxWordsFor(item.standard);
  const words = countWords(item.text);
  if (words > most) yield `The text has ${words} words; ${most} is the most for these readers.`;
});

/** The most words of a sentence for readers of this standard. */
export function maxWordsFor(standard: number): number {
  if (standard <= 3) return 15;
  return standard <= 5 ? 20 : 28;
}
