// Results of the word games: the best of each level, stored on the device and, for a signed-in child, on the server
// (product §9.8). A level is won with the full score: 12 cards matched, or 5 tiles in their slots.

import { PAIRS_PER_WORD_CARD_LEVEL, TURNS, WORD_CARD_LEVELS } from '../card-game/cards.ts';
import { DROP_IT_LEVELS, PAIRS_PER_DROP_IT_LEVEL } from '../drop-game/drop-levels.ts';
import { betterThanBy, keepBestBy, type Ranking } from '../progress/best-results.ts';
import { isWithin } from '../progress/is-within.ts';
import { difficulties } from '../quiz/bank.ts';
import {
  type GameChoice,
  pairSources,
  readDifficulty,
  readGameName,
  readPairSource,
} from './game-choice.ts';

export const CARDS_PER_PAIR = 2;

/** Cards matched in the card game, tiles in their own slots in drop-it. */
export const FULL_SCORE = {
  wordcard: CARDS_PER_PAIR * PAIRS_PER_WORD_CARD_LEVEL,
  dropit: PAIRS_PER_DROP_IT_LEVEL,
} as const;

export const LEVELS = { wordcard: WORD_CARD_LEVELS, dropit: DROP_IT_LEVELS } as const;
const STEP = { wordcard: CARDS_PER_PAIR, dropit: 1 } as const;

export interface GameResult extends GameChoice {
  readonly level: number;
  readonly score: number;
  /** The turns of a card game that was won; results from before they were counted have none. */
  readonly turns?: number | undefined;
}

const FIELDS = 'difficulty game level score src';
/** A pair takes a turn at least. */
export const LEAST_TURNS = PAIRS_PER_WORD_CARD_LEVEL;

/** Whether an external value, such as one stored on the device, is a result. */
export function isGameResult(value: unknown): value is GameResult {
  if (typeof value !== 'object' || value === null) return false;
  const { turns, ...others } = value as Record<string, unknown>;
  const { game: name, src, difficulty, level, score } = others;
  const game = readGameName(textOf(name));
  return (
    game !== null &&
    readPairSource(textOf(src)) !== null &&
    readDifficulty(textOf(difficulty)) !== null &&
    isWithin(level, 1, LEVELS[game]) &&
    isWithin(score, 0, FULL_SCORE[game]) &&
    score % STEP[game] === 0 &&
    Object.keys(others).sort().join(' ') === FIELDS &&
    (game === 'wordcard' ? isTurns(turns, score) : !('turns' in value))
  );
}

function isTurns(turns: unknown, score: number): boolean {
  if (turns === undefined) return true;
  return score === FULL_SCORE.wordcard && isWithin(turns, LEAST_TURNS, TURNS);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Parses what was stored; anything that is not a result is dropped. */
export function parseGameResults(stored: unknown): readonly GameResult[] {
  return Array.isArray(stored) ? stored.filter(isGameResult) : [];
}

/** One result for each level of each game, the most that a child can have. */
export const MAX_GAME_RESULTS =
  pairSources.length * difficulties.length * (WORD_CARD_LEVELS + DROP_IT_LEVELS);

const turnsOf = ({ turns = Number.POSITIVE_INFINITY }: GameResult) => turns;

const ranking: Ranking<GameResult> = {
  keyOf: ({ game, src, difficulty, level }) => `${game} ${src} ${difficulty} ${level}`,
  isBetter: (one, other) =>
    one.score > other.score || (one.score === other.score && turnsOf(one) < turnsOf(other)),
};

export function keepBest(
  kept: readonly GameResult[],
  results: readonly GameResult[],
): readonly GameResult[] {
  return keepBestBy(ranking, [...kept, ...results]);
}

export function betterThan(
  known: readonly GameResult[],
  results: readonly GameResult[],
): readonly GameResult[] {
  return betterThanBy(ranking, known, results);
}
