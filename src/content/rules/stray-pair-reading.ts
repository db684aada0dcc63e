// A reading in games/pair-readings.yaml belongs to a pair of a game and is listed once; a reading whose pair is gone,
// or whose sentence shows neither of its words, misleads the next editor.

import { gamesOf, pairKey } from '../bank/games.ts';
import { mentions } from '../language/inflection.ts';
import type { Rule } from './rule.ts';

export const strayPairReading: Rule = {
  name: 'stray-pair-reading',
  severity: 'error',
  *check(bank) {
    if (bank.pairReadings === undefined) return;
    const { file, value: readings } = bank.pairReadings;
    const played = new Set(
      gamesOf(bank).flatMap(({ content }) =>
        content.value.flatMap(({ pairs, words }) => words.map((pair) => pairKey(pairs, pair))),
      ),
    );
    const seen = new Set<string>();
    for (const { pairs, words, sentence } of readings) {
      const id = pairKey(pairs, words);
      if (!played.has(id))
        yield { file, id, message: 'No game has this pair: take the reading out.' };
      if (seen.has(id)) yield { file, id, message: 'This pair has two readings.' };
      seen.add(id);
      if (!words.some((word) => mentions(sentence, word))) {
        yield { file, id, message: `The sentence shows neither word: ${sentence}` };
      }
    }
  },
};
