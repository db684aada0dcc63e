// The best result of each level of the word games (product §9.8), wherever it is kept.

import type { listGameResults, saveGameResults } from '#contract/vocabulary.ts';
import {
  betterThan,
  type GameResult,
  keepBest,
  parseGameResults,
} from '#domain/word-game/game-progress.ts';
import {
  type ProgressKind,
  rememberResult,
  useBestResults,
} from '#web/features/progress/progress.ts';
import { call } from '#web/platform/api.ts';

export const gameProgress: ProgressKind<GameResult> = {
  name: 'games',
  parse: parseGameResults,
  keepBest,
  betterThan,
  load: async (signal) =>
    (await call<typeof listGameResults>('GET', '/api/user/games', { signal })).data,
  save: (results) =>
    call<typeof saveGameResults>('POST', '/api/user/games', { body: { games: [...results] } }),
};

export function useGameResults(): readonly GameResult[] {
  return useBestResults(gameProgress);
}

export function rememberGameResult(result: GameResult): void {
  rememberResult(gameProgress, result);
}
