// What is kept of the word games: the best result of each level, on the device and, for a signed-in child, on the
// server (spec §2 vocabulary games). A level is won with the full score: 12 cards matched, or 5 tiles in their slots.
// Invariant: keeping results is idempotent, takes them in any order, and never makes one worse.

import { z } from 'zod';
import { PAIRS_PER_WORD_CARD_LEVEL, WORD_CARD_LEVELS } from '../card-game/word-cards-file.ts';
import { DROP_IT_LEVELS, PAIRS_PER_DROP_IT_LEVEL } from '../drop-game/drop-it-file.ts';
import { difficulties } from '../quiz/bank.ts';
import { type GameChoice, pairSources } from './game-choice.ts';

/** Cards matched in the card game, tiles in their own slots in drop-it. */
export const FULL_SCORE = {
  wordcard: 2 * PAIRS_PER_WORD_CARD_LEVEL,
  dropit: PAIRS_PER_DROP_IT_LEVEL,
} as const;

const CARDS_OF_A_PAIR = 2;

const which = { src: z.enum(pairSources), difficulty: z.enum(difficulties) };

export const gameResult = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('wordcard'),
    ...which,
    level: z.int().min(1).max(WORD_CARD_LEVELS),
    /** Cards come in pairs, so the count is even. */
    score: z.int().min(0).max(FULL_SCORE.wordcard).multipleOf(CARDS_OF_A_PAIR),
  }),
  z.strictObject({
    game: z.literal('dropit'),
    ...which,
    level: z.int().min(1).max(DROP_IT_LEVELS),
    score: z.int().min(0).max(FULL_SCORE.dropit),
  }),
]);

export type GameResult = z.infer<typeof gameResult>;

/** One result for each level of each game: no child can have more. */
export const MAX_GAME_RESULTS =
  pairSources.length * difficulties.length * (WORD_CARD_LEVELS + DROP_IT_LEVELS);

/** Keeps the better score of each level; the order of the levels is their order of first appearance. */
export function keepBest(
  kept: readonly GameResult[],
  results: readonly GameResult[],
): readonly GameResult[] {
  const best = new Map<string, GameResult>();
  for (const result of [...kept, ...results]) {
    const known = best.get(keyOf(result));
    if (known === undefined || known.score < result.score) best.set(keyOf(result), result);
  }
  return [...best.values()];
}

export function isWon(result: GameResult): boolean {
  return result.score >= FULL_SCORE[result.game];
}

/** The highest level won, for the level picker; 0 where none is. */
export function bestLevel(results: readonly GameResult[], choice: GameChoice): number {
  const won = results.filter((r) => isSameChoice(r, choice) && isWon(r));
  return Math.max(0, ...won.map((r) => r.level));
}

function isSameChoice(a: GameChoice, b: GameChoice): boolean {
  return a.game === b.game && a.src === b.src && a.difficulty === b.difficulty;
}

function keyOf({ game, src, difficulty, level }: GameResult): string {
  return `${game} ${src} ${difficulty} ${level}`;
}
