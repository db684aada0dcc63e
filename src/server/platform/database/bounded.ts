// Work in bounded steps, so that no statement exceeds its time limit however many rows are due.

import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/**
 * Deletes at most `limit` rows that fit the condition; returns how many. Rows that another transaction has locked are
 * left for the next run.
 */
export async function deleteSome(
  tx: Queryable,
  table: PgTable,
  condition: SQL | undefined,
  limit: number,
): Promise<number> {
  return deleteUnlocked(tx, table, sql`${condition} limit ${limit}`);
}

/** Deletes the rows that fit the condition and that no other transaction has locked; returns how many. */
export async function deleteUnlocked(
  tx: Queryable,
  table: PgTable,
  condition: SQL,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${condition} for update skip locked))`);
  return rowCount ?? 0;
}

/** Sorts before all ids. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
