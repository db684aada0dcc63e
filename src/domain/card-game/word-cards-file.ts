// The levels of the word card game, as an author writes them: games/word-cards.yaml.
// Six pairs make the twelve cards that a player must match (spec §4 Word card game).
// Invariant: at most 12 levels for each kind of pair and difficulty.

import { pairLevelFile } from '../content/pair-level.ts';

export const WORD_CARD_LEVELS = 12;
export const PAIRS_PER_WORD_CARD_LEVEL = 6;

export const wordCardsFile = pairLevelFile({ levels: WORD_CARD_LEVELS });
