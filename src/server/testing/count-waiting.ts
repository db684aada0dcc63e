import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';

/** How many connections to this database wait for a lock. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
