// The query parameters of drop-it: `src` and `difficulty`, plus `lvl` while playing (product §9.7).

import type { Difficulty } from '#domain/quiz/bank.ts';
import {
  type PairSource,
  readDifficulty,
  readLevel,
  readPairSource,
} from '#domain/word-game/game-choice.ts';

export interface DropChoice {
  src: PairSource;
  difficulty: Difficulty;
}

/** Returns null if a value is missing or unknown, as does the function below. */
export function readDropChoice(query: URLSearchParams): DropChoice | null {
  const src = readPairSource(query.get('src'));
  const difficulty = readDifficulty(query.get('difficulty'));
  return src === null || difficulty === null ? null : { src, difficulty };
}

export function readDropAddress(query: URLSearchParams): (DropChoice & { level: number }) | null {
  const choice = readDropChoice(query);
  const level = readLevel(query.get('lvl'));
  return choice === null || level === null ? null : { ...choice, level };
}
