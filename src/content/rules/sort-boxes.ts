// A sort fits the screen of a phone, and no box is there for show (content guide §5.10): each box has two to four words,
// and a word to sort is three words at most.

import { countWords } from '../language/words.ts';
import { producedRule } from './rule.ts';

const LEAST_IN_BOX = 2;
const MOST_IN_BOX = 4;
const LONGEST = 3;

export const sortBoxes = producedRule('sort', 'sort-boxes', 'error', function* ({ boxes }) {
  for (const { name, words } of boxes) {
    if (words.length < LEAST_IN_BOX || words.length > MOST_IN_BOX) {
      yield `The box “${name}” should have ${LEAST_IN_BOX} to ${MOST_IN_BOX} words; it has ${words.length}.`;
    }
    for (const word of words.filter((word) => countWords(word) > LONGEST)) {
      yield `What is sorted has ${LONGEST} words at most: ${word}`;
    }
  }
});
