// The query parameters of the card game and its score page: `src`, `difficulty`, `level` (product §9.3, §9.5).

import type { Difficulty } from '#domain/quiz/bank.ts';
import {
  type PairSource,
  readDifficulty,
  readLevel,
  readPairSource,
} from '#domain/word-game/game-choice.ts';

export interface CardGameAddress {
  src: PairSource;
  difficulty: Difficulty;
  /** Null until a level is chosen. */
  level: number | null;
}

/** Returns null if a value is missing or unknown. */
export function readCardGameAddress(query: URLSearchParams): CardGameAddress | null {
  const src = readPairSource(query.get('src'));
  const difficulty = readDifficulty(query.get('difficulty'));
  const levelText = query.get('level');
  const level = readLevel(levelText);
  const isLevelUnknown = levelText !== null && level === null;
  if (src === null || difficulty === null || isLevelUnknown) return null;
  return { src, difficulty, level };
}
