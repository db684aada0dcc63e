// A pair must be true (content guide "How much", on pairs). WordNet confirms most; a pair that it does not
// confirm stands in games/pair-readings.yaml, with the sense that a reader found and a sentence.

import { gamesOf, nameOf, pairKey } from '../games.ts';
import type { Rule } from '../rule.ts';
import { isConfirmed } from '../word-relations.ts';

export const pairInWordnet: Rule = {
  name: 'pair-in-wordnet',
  severity: 'error',
  *check(bank) {
    const readings = new Set(
      (bank.pairReadings?.value ?? []).map(({ pairs, words }) => pairKey(pairs, words)),
    );
    for (const { content } of gamesOf(bank)) {
      for (const level of content.value) {
        for (const pair of level.words) {
          if (readings.has(pairKey(level.pairs, pair)) || isConfirmed(level.pairs, ...pair))
            continue;
          const message = `WordNet does not call ${pair.join(' – ')} ${level.pairs}: choose another pair, or add the sense and a sentence to games/pair-readings.yaml.`;
          yield { file: content.file, id: nameOf(level), message };
        }
      }
    }
  },
};
