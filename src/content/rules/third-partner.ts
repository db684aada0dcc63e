// No third word of a level would also pair (content guide §8.2). WordNet misses some of these cases and knows many rare
// senses, so this is advice: look at the level and decide.

import { gamesOf, nameOf } from '../bank/games.ts';
import { areAntonyms, areSynonyms } from '../language/word-relations.ts';
import type { Rule } from './rule.ts';

export const thirdPartner: Rule = {
  name: 'third-partner',
  severity: 'advice',
  *check(bank) {
    for (const { content } of gamesOf(bank)) {
      for (const level of content.value) {
        const arePartners = level.pairs === 'similar' ? areSynonyms : areAntonyms;
        for (const [index, pair] of level.words.entries()) {
          for (const word of level.words.slice(index + 1).flat()) {
            const partner = pair.find((other) => arePartners(other, word));
            if (partner === undefined) continue;
            const message = `“${word}” could also go with “${partner}”, which is paired with another word.`;
            yield { file: content.file, id: nameOf(level), message };
          }
        }
      }
    }
  },
};
