// Tombstones: what was erased for good stays erased, also after an older backup has been restored.

import { type Column, inArray, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from './database/database.ts';
import { erased } from './tables.ts';

/** Call this in the transaction that erases the records with these ids. */
export async function recordErased(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(erased)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing();
}

/** The condition that this id belongs to an erased record. */
export function wasErased(id: Column): SQL {
  return inArray(id, new QueryBuilder().select({ id: erased.id }).from(erased));
}
