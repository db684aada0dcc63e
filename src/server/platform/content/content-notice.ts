// Notifies all processes of changed content.

import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

export const CONTENT_CHANGED = 'content_changed';

/** Sent when the transaction commits; every process then drops its cached responses of the collection. */
export async function notifyContentChanged(tx: Queryable, collection: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${collection})`);
}
