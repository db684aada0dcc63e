// Words of the day (content guide §8.1): no word twice; the sentence contains a form of the word; the meaning explains
// the word without using it. The schema checks the types.

import { mentions } from '../language/inflection.ts';
import type { Rule } from './rule.ts';

export const wordsOfTheDay: Rule = {
  name: 'words-of-the-day',
  severity: 'error',
  *check({ words }) {
    if (words === undefined) return;
    const firstPlace = new Map<string, number>();
    for (const [index, { word, meaning, sentence }] of words.value.entries()) {
      const at = { file: words.file, id: word };
      const other = firstPlace.get(word.toLowerCase());
      if (other !== undefined) {
        yield { ...at, message: `Entry ${index + 1} repeats the word of entry ${other}.` };
      } else firstPlace.set(word.toLowerCase(), index + 1);
      if (!mentions(sentence, word)) {
        yield { ...at, message: `The sentence does not contain “${word}”: ${sentence}` };
      }
      if (mentions(meaning, word)) {
        yield { ...at, message: `The meaning uses the word itself: ${meaning}` };
      }
      if (!/[.?!…]”?$/.test(sentence)) {
        yield { ...at, message: `The sentence has no end mark: ${sentence}` };
      }
    }
  },
};
