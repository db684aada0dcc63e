import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { wordOfDay } from './tables.ts';

/** In no particular order. */
export async function findWords(db: Queryable, places: readonly number[]) {
  return db
    .select()
    .from(wordOfDay)
    .where(inArray(wordOfDay.place, [...places]));
}

/** In the order of the school year. */
export async function findAllWords(db: Queryable) {
  return db.select().from(wordOfDay).orderBy(asc(wordOfDay.place));
}

export async function countWords(db: Queryable): Promise<number> {
  return db.$count(wordOfDay);
}

export async function replaceWords(
  tx: Queryable,
  words: (typeof wordOfDay.$inferInsert)[],
): Promise<void> {
  await replaceRows(tx, wordOfDay, words);
}
