// A result as the calls accept it (game-progress.ts decides what is kept of it).
// Invariant: it accepts exactly what `isGameResult` accepts.

import { z } from 'zod';
import { TURNS, WORD_CARD_LEVELS } from '../card-game/cards.ts';
import { DROP_IT_LEVELS } from '../drop-game/drop-levels.ts';
import { difficulties } from '../quiz/bank.ts';
import { pairSources } from './game-choice.ts';
import { CARDS_PER_PAIR, FULL_SCORE, LEAST_TURNS } from './game-progress.ts';

const which = { src: z.enum(pairSources), difficulty: z.enum(difficulties) };

const wordCardResult = z
  .strictObject({
    game: z.literal('wordcard'),
    ...which,
    level: z.int().min(1).max(WORD_CARD_LEVELS),
    /** Cards come in pairs, so the count is even. */
    score: z.int().min(0).max(FULL_SCORE.wordcard).multipleOf(CARDS_PER_PAIR),
    turns: z.int().min(LEAST_TURNS).max(TURNS).optional(),
  })
  .refine(({ score, turns }) => turns === undefined || score === FULL_SCORE.wordcard, {
    path: ['turns'],
    error: 'only a game that was won has turns',
  });

export const gameResult = z.discriminatedUnion('game', [
  wordCardResult,
  z.strictObject({
    game: z.literal('dropit'),
    ...which,
    level: z.int().min(1).max(DROP_IT_LEVELS),
    score: z.int().min(0).max(FULL_SCORE.dropit),
  }),
]);
