// The levels of the word card game, as an author writes them: games/word-cards.yaml.
// Invariant: at most 12 levels for each kind of pair and difficulty.

import { pairLevelFile } from '../word-game/pair-level.ts';
import { WORD_CARD_LEVELS } from './cards.ts';

export const wordCardsFile = pairLevelFile({ levels: WORD_CARD_LEVELS });
