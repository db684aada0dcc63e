import { asc, eq } from 'drizzle-orm';
import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';
import type { PairKind } from '#domain/word-game/pair-level.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { wordCardLevel } from './tables.ts';

/** Easy before hard, levels from 1. */
export async function findLevels(db: Queryable, pairs: PairKind): Promise<WordCardLevel[]> {
  return db
    .select()
    .from(wordCardLevel)
    .where(eq(wordCardLevel.pairs, pairs))
    .orderBy(asc(wordCardLevel.difficulty), asc(wordCardLevel.level));
}

export async function countLevels(db: Queryable): Promise<number> {
  return db.$count(wordCardLevel);
}

export async function replaceLevels(tx: Queryable, levels: WordCardLevel[]): Promise<void> {
  await replaceRows(tx, wordCardLevel, levels);
}
