// Notifies all processes of changed content.

import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { Notices } from '../database/listen.ts';

export const CONTENT_CHANGED = 'content_changed';

/** Sent when the transaction commits; every process then drops its cached responses of the collection. */
export async function notifyContentChanged(tx: Queryable, collection: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${collection})`);
}

/** `listener` is called when one of these collections may have changed. */
export function onContentChanged(
  notices: Notices,
  collections: readonly string[],
  listener: () => void,
): void {
  notices.on(CONTENT_CHANGED, (collection) => {
    // Without a name, any may have changed.
    if (collection === '' || collections.includes(collection)) listener();
  });
}
