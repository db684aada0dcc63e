// The sides of a match stand beside each other on a phone (content guide §5.10): each has six words at most.

import { countWords } from '../language/words.ts';
import { producedRule } from './rule.ts';

const LONGEST = 6;

export const matchSides = producedRule('match', 'match-sides', 'error', function* ({ pairs }) {
  for (const side of pairs.flatMap(({ left, right }) => [left, right])) {
    const words = countWords(side);
    if (words > LONGEST)
      yield `A side of a pair has ${words} words; ${LONGEST} is the most: ${side}`;
  }
});
