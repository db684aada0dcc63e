// The levels of word cards and drop-it (content guide §7): each level once, with its number of pairs; no word twice in
// a level, since a card must have one partner; no pair twice in a game.

import { gamesOf, nameOf, pairKey } from '../bank/games.ts';
import { counted } from '../language/words.ts';
import type { Rule } from './rule.ts';

export const gameLevels: Rule = {
  name: 'game-levels',
  severity: 'error',
  *check(bank) {
    for (const { content, pairsPerLevel } of gamesOf(bank)) {
      const { file, value: levels } = content;
      const seenLevels = new Set<string>();
      const levelOfPair = new Map<string, string>();
      for (const level of levels) {
        const id = nameOf(level);
        if (seenLevels.has(id)) yield { file, id, message: 'This level stands there twice.' };
        seenLevels.add(id);
        if (level.words.length !== pairsPerLevel) {
          const pairs = counted(level.words.length, 'pair');
          yield { file, id, message: `The level has ${pairs}; it should have ${pairsPerLevel}.` };
        }
        const words = level.words.flat().map((word) => word.toLowerCase());
        const repeated = words.filter((word, index) => words.indexOf(word) !== index);
        for (const word of new Set(repeated)) {
          yield {
            file,
            id,
            message: `“${word}” stands there twice; its card would have two partners.`,
          };
        }
        for (const pair of level.words) {
          const key = pairKey(level.pairs, pair);
          const other = levelOfPair.get(key);
          if (other === undefined) levelOfPair.set(key, id);
          else if (other !== id)
            yield { file, id, message: `The pair ${pair.join(' – ')} is already in ${other}.` };
        }
      }
    }
  },
};
