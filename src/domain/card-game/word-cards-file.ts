// The levels of the word card game, as an author writes them: games/word-cards.yaml.
// Two similar words share one meaning; two opposite words have one each, in the order of the words.
// Invariant: at most 12 levels for each kind of pair and difficulty.

import { z } from 'zod';
import { pairLevelOf } from '../word-game/pair-level.ts';
import { WORD_CARD_LEVELS } from './cards.ts';

const line = z.string().trim().min(1);

const cardPair = z.strictObject({
  pair: z.tuple([line, line]),
  meanings: z.array(line).min(1).max(2),
});

export const wordCardsFile = z.array(pairLevelOf(cardPair, { levels: WORD_CARD_LEVELS }));

export type WordCardLevel = z.infer<typeof wordCardsFile>[number];
