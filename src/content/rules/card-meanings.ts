// The meanings on the word cards (content guide §8.3): one that fits both words of a similar pair, one for each word of
// an opposite pair; short, in the form of a dictionary, and without either word of the pair.

import { nameOf } from '../bank/games.ts';
import { mentions } from '../language/inflection.ts';
import { counted } from '../language/words.ts';
import type { Rule } from './rule.ts';

const MOST_WORDS = 14;

export const cardMeanings: Rule = {
  name: 'card-meanings',
  severity: 'error',
  *check({ wordCards }) {
    if (wordCards === undefined) return;
    for (const level of wordCards.value) {
      const at = { file: wordCards.file, id: nameOf(level) };
      const wanted = level.pairs === 'similar' ? 1 : 2;
      for (const { pair, meanings } of level.words) {
        const name = pair.join(' – ');
        if (meanings.length !== wanted) {
          const has = counted(meanings.length, 'meaning');
          yield { ...at, message: `${name} has ${has}; it should have ${wanted}.` };
        }
        if (new Set(meanings).size < meanings.length) {
          yield { ...at, message: `${name}: both words have the same meaning.` };
        }
        for (const meaning of meanings) {
          const used = pair.filter((word) => mentions(meaning, word));
          if (used.length > 0) {
            yield {
              ...at,
              message: `${name}: the meaning uses “${used.join('” and “')}”: ${meaning}`,
            };
          }
          if (/^\p{Lu}|[.!?;:]$/u.test(meaning)) {
            yield { ...at, message: `${name}: a meaning is no sentence: ${meaning}` };
          }
          const length = meaning.split(/\s+/).length;
          if (length > MOST_WORDS) {
            yield {
              ...at,
              message: `${name}: the meaning has ${length} words, at most ${MOST_WORDS} should: ${meaning}`,
            };
          }
        }
      }
    }
  },
};
