// Results of the word games: the best of each level, stored on the device and, for a signed-in child, on the server
// (product §9.8). A level is won with the full score: 12 cards matched, or 5 tiles in their slots.

import { PAIRS_PER_WORD_CARD_LEVEL, WORD_CARD_LEVELS } from '../card-game/cards.ts';
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

const LEVELS = { wordcard: WORD_CARD_LEVELS, dropit: DROP_IT_LEVELS } as const;
const STEP = { wordcard: CARDS_PER_PAIR, dropit: 1 } as const;

export interface GameResult extends GameChoice {
  readonly level: number;
  readonly score: number;
}

const FIELDS = 'difficulty game level score src';

/** Whether an external value, such as one stored on the device, is a result. */
export function isGameResult(value: unknown): value is GameResult {
  if (typeof value !== 'object' || value === null) return false;
  const { game: name, src, difficulty, level, score } = value as Record<string, unknown>;
  const game = readGameName(textOf(name));
  return (
    game !== null &&
    readPairSource(textOf(src)) !== null &&
    readDifficulty(textOf(difficulty)) !== null &&
    isWithin(level, 1, LEVELS[game]) &&
    isWithin(score, 0, FULL_SCORE[game]) &&
    score % STEP[game] === 0 &&
    Object.keys(value).sort().join(' ') === FIELDS
  );
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

const ranking: Ranking<GameResult> = {
  keyOf: ({ game, src, difficulty, level }) => `${game} ${src} ${difficulty} ${level}`,
  isBetter: (one, other) => one.score > other.score,
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

export function isWon(result: GameResult): boolean {
  return result.score >= FULL_SCORE[result.game];
}

/** The highest level won, for the level picker; 0 if none. */
export function bestLevel(results: readonly GameResult[], choice: GameChoice): number {
  const won = results.filter((r) => isSameChoice(r, choice) && isWon(r));
  return Math.max(0, ...won.map((r) => r.level));
}

/** The best score of each level of one game, by level. */
export function scoresByLevel(
  results: readonly GameResult[],
  choice: GameChoice,
): ReadonlyMap<number, number> {
  const ofChoice = results.filter((r) => isSameChoice(r, choice));
  return new Map(keepBestBy(ranking, ofChoice).map(({ level, score }) => [level, score]));
}

function isSameChoice(a: GameChoice, b: GameChoice): boolean {
  return a.game === b.game && a.src === b.src && a.difficulty === b.difficulty;
}
