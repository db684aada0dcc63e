// “Always” and “never” only in wrong options tell the child which to strike out (content guide §5.7).
// An option that is nothing but the word is an adverb on trial, not a giveaway.

import { wordsOf } from '../language/words.ts';
import { itemRule } from './rule.ts';

export const absoluteWords = itemRule('absolute-words', 'advice', function* (item) {
  if (item.kind !== 'choice') return;
  const hasAbsolute = (option: string) => {
    const words = wordsOf(option);
    return words.length > 1 && words.some((word) => word === 'always' || word === 'never');
  };
  const holders = item.choices.filter(hasAbsolute);
  if (holders.length > 0 && !hasAbsolute(item.choices[item.answer] ?? '')) {
    yield `“Always” or “never” stands only in wrong options: ${holders.join(' / ')}`;
  }
});
