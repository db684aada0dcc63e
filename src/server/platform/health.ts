// Whether this process can serve: the database answers, all of this program's migrations are applied, every content
// collection has been imported, and notices from other processes arrive.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { StoredCollection } from './content/stored-collection.ts';
import type { Queryable } from './database/database.ts';
import type { Notices } from './database/listen.ts';
import { contentImport } from './tables.ts';

export interface Health {
  readonly database: boolean;
  readonly migrations: boolean;
  readonly content: boolean;
  /** Whether this process receives the changes made by others. */
  readonly notices: boolean;
}

const journal = JSON.parse(
  readFileSync(join(import.meta.dirname, '../migrations/meta/_journal.json'), 'utf8'),
) as { entries: unknown[] };

interface HealthSources {
  readonly db: Queryable;
  readonly notices: Pick<Notices, 'isListening'>;
  /** Every collection that must have been imported. */
  readonly stored: readonly StoredCollection[];
}

/**
 * Counts applied migrations and imported collections. Not a `select`: it would be batched with other reads, and a slow
 * read does not mean that the database is down.
 */
async function countWhatIsThere(db: Queryable, names: readonly string[]) {
  const { rows } = await db.execute<{ migrations: number; imported: number }>(sql`
    select
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      count(*)::int as imported
    from ${contentImport}
    where ${contentImport.collection} = any(${sql.param(names)})`);
  return rows[0];
}

export async function checkHealth({
  db,
  notices: listener,
  stored,
}: HealthSources): Promise<Health> {
  const notices = listener.isListening();
  try {
    const names = stored.map(({ name }) => name);
    const found = await countWhatIsThere(db, names);
    return {
      database: true,
      migrations: (found?.migrations ?? 0) >= journal.entries.length,
      content: found?.imported === names.length,
      notices,
    };
  } catch {
    return { database: false, migrations: false, content: false, notices };
  }
}
