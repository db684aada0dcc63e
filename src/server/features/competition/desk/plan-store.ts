// The SQL of changes of a plan.

import type { Queryable } from '#server/platform/database/database.ts';
import { competitionEvent } from '../tables.ts';

export async function insertEvent(
  tx: Queryable,
  row: typeof competitionEvent.$inferInsert,
): Promise<void> {
  await tx.insert(competitionEvent).values(row);
}
