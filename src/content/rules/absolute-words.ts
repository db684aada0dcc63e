// “Always” and “never” in wrong options only tell the child which ones to rule out (content guide §5.7).
// An option that is just that word is an adverb being tested, not a giveaway.

import { wordsOf } from '../language/words.ts';
import { choiceRule } from './rule.ts';

export const absoluteWords = choiceRule('absolute-words', 'advice', function* (item) {
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
