// The best result of each word game level, kept for a signed-in child (product §9.8). A saved result never
// gets worse, so that saving twice, late, or from two devices ends the same. What was won stays when a membership ends.

import { eq, lt, sql } from 'drizzle-orm';
import { type GameResult, keepBest } from '#domain/word-game/game-progress.ts';
import { type PersonalData, writeForAccount } from '#server/features/account/service.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { gameProgress } from './tables.ts';

export interface GameResultService {
  /** In the order of game, kind of pairs, difficulty and level. */
  resultsOf(accountId: string): Promise<GameResult[]>;
  /** Keeps what is better than before, and gives all there is then. Throws session-ended where the account is gone. */
  keep(accountId: string, results: readonly GameResult[]): Promise<GameResult[]>;
}

export function createGameResultService(db: Database): GameResultService {
  return {
    resultsOf: (accountId) => findResults(db, accountId),

    async keep(accountId, results) {
      const rows = keepBest([], results)
        .map(({ score, ...level }) => ({ accountId, ...level, best: score }))
        // In one order always: two devices that save at the same time then wait for each other and never lock up.
        .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      const write = db
        .insert(gameProgress)
        .values(rows)
        .onConflictDoUpdate({
          target: [
            gameProgress.accountId,
            gameProgress.game,
            gameProgress.src,
            gameProgress.difficulty,
            gameProgress.level,
          ],
          set: { best: sql`excluded.best` },
          setWhere: lt(gameProgress.best, sql`excluded.best`),
        });
      await writeForAccount(write);
      return findResults(db, accountId);
    },
  };
}

/** For the accounts: what a parent takes along. */
export const gameProgressData: PersonalData = {
  name: 'wordGames',
  keptUnder: 'account',
  exportOf: findResults,
};

async function findResults(db: Queryable, accountId: string): Promise<GameResult[]> {
  const rows = await db
    .select()
    .from(gameProgress)
    .where(eq(gameProgress.accountId, accountId))
    .orderBy(gameProgress.game, gameProgress.src, gameProgress.difficulty, gameProgress.level);
  return rows.map(({ game, src, difficulty, level, best: score }) => ({
    game,
    src,
    difficulty,
    level,
    score,
  }));
}

function keyOf({ game, src, difficulty, level }: Omit<GameResult, 'score'>): string {
  return `${game} ${src} ${difficulty} ${level}`;
}
