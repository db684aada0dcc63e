// A pair must be true (content guide §8.2). WordNet confirms most; any other pair is in games/pair-readings.yaml, with
// the sense that a reader found and a sentence.

import { gamesOf, nameOf } from '../bank/games.ts';
import { confirmationLookup } from '../bank/pair-confirmation.ts';
import type { Rule } from './rule.ts';

export const pairInWordnet: Rule = {
  name: 'pair-in-wordnet',
  severity: 'error',
  *check(bank) {
    const confirmationOf = confirmationLookup(bank);
    for (const { content } of gamesOf(bank)) {
      for (const level of content.value) {
        for (const pair of level.words) {
          if (confirmationOf(level.pairs, pair) !== 'nobody') continue;
          const message = `WordNet does not call ${pair.join(' – ')} ${level.pairs}: choose another pair, or add the sense and a sentence to games/pair-readings.yaml.`;
          yield { file: content.file, id: nameOf(level), message };
        }
      }
    }
  },
};
