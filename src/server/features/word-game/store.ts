import { eq, sql } from 'drizzle-orm';
import type { GameResult } from '#domain/word-game/game-progress.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { gameProgress } from './tables.ts';

const progressOf = statement((db, accountId: Parameter<string>) =>
  db
    .select()
    .from(gameProgress)
    .where(eq(gameProgress.accountId, accountId))
    .orderBy(gameProgress.game, gameProgress.src, gameProgress.difficulty, gameProgress.level),
);

/** Ordered by game, kind of pairs, difficulty and level. */
export async function findResults(db: Queryable, accountId: string): Promise<GameResult[]> {
  const rows = await progressOf(db, accountId);
  return rows.map(({ accountId: _, best: score, turns, ...level }) => ({
    ...level,
    score,
    ...(turns !== null && { turns }),
  }));
}

/** More than a game has. */
const MANY_TURNS = 1_000;

/** Keeps each result that is better than the stored one. `results` must name each level at most once. */
export async function saveBestResults(
  db: Queryable,
  accountId: string,
  results: readonly GameResult[],
): Promise<void> {
  const rows = results
    .map(({ score, ...level }) => ({ accountId, ...level, best: score }))
    // Always in one order, so that two devices that save at the same time wait for each other instead of deadlocking.
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
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
      set: { best: sql`excluded.best`, turns: sql`excluded.turns` },
      // As the ranking of results has it: more of the level, then fewer turns.
      setWhere: sql`${gameProgress.best} < excluded.best or (${gameProgress.best} = excluded.best
        and excluded.turns < coalesce(${gameProgress.turns}, ${MANY_TURNS}))`,
    });
}

function keyOf({ game, src, difficulty, level }: Omit<GameResult, 'score' | 'turns'>): string {
  return `${game} ${src} ${difficulty} ${level}`;
}
