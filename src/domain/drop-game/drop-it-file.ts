// The levels of the drop-it game, as an author writes them: games/drop-it.yaml.
// The first word of a pair is the slot, the second is the tile dropped there (product §9.7).
// Invariant: at most 10 levels for each kind of pair and difficulty.

import { z } from 'zod';
import { pairLevelOf } from '../word-game/pair-level.ts';
import { DROP_IT_LEVELS } from './drop-levels.ts';

const word = z.string().trim().min(1);

export const dropItFile = z.array(pairLevelOf(z.tuple([word, word]), { levels: DROP_IT_LEVELS }));
