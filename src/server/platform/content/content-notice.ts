// How processes tell each other that content changed.

import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

export const CONTENT_CHANGED = 'content_changed';

/** Sent once the transaction is committed; every process then drops what it cached of the collection. */
export async function tellContentChanged(tx: Queryable, collection: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${collection})`);
}
