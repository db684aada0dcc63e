// The best result of each level of the word games (product §9.8), on the device and on the server.

import type { listGameResults, saveGameResults } from '#contract/word-game.ts';
import { isFreeGameLevel } from '#domain/membership/access.ts';
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
} from '#web/features/learning/progress/progress.ts';
import { call } from '#web/platform/api.ts';

export const gameProgress: ProgressKind<GameResult> = {
  name: 'games',
  parse: parseGameResults,
  mergeBest: keepBest,
  betterThan,
  load: async (signal) =>
    (await call<typeof listGameResults>('GET', '/api/user/games', { signal })).data,
  async save(results) {
    // In two calls: after the end of a membership, one locked level would make the server refuse all of them.
    await saveAll(results.filter(isFreeGameLevel));
    await saveAll(results.filter((result) => !isFreeGameLevel(result)));
  },
};

async function saveAll(games: GameResult[]): Promise<void> {
  if (games.length === 0) return;
  await call<typeof saveGameResults>('POST', '/api/user/games', { body: { games } });
}

export function useGameResults(): readonly GameResult[] {
  return useBestResults(gameProgress);
}

export function rememberGameResult(result: GameResult): void {
  rememberResult(gameProgress, result);
}
