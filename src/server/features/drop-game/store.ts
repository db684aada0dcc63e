import { asc } from 'drizzle-orm';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { dropGameLevel } from './tables.ts';

export async function findLevels(db: Queryable): Promise<PairLevel[]> {
  const { pairs, difficulty, level } = dropGameLevel;
  return db.select().from(dropGameLevel).orderBy(asc(pairs), asc(difficulty), asc(level));
}

export async function countLevels(db: Queryable): Promise<number> {
  return db.$count(dropGameLevel);
}

export async function replaceLevels(tx: Queryable, levels: PairLevel[]): Promise<void> {
  await replaceRows(tx, dropGameLevel, levels);
}
