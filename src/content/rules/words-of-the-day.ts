// Words of the day (content guide §8.1): no word twice; the sentence shows the word, in any of its
// forms; the meaning explains the word without using it. The types are held by the file's schema.

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
