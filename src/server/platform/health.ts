// Whether this process can serve: the database answers, all of this program's migrations are applied, every content
// collection has been imported, and notices from other processes arrive.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { areImported } from './content/imported-content.ts';
import type { StoredCollection } from './content/stored-collection.ts';
import type { Queryable } from './database/database.ts';
import type { Notices } from './database/listen.ts';

export interface Health {
  readonly database: boolean;
  readonly migrations: boolean;
  readonly content: boolean;
  /** Whether changes made by other processes reach this one. */
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

export async function checkHealth({
  db,
  notices: listener,
  stored,
}: HealthSources): Promise<Health> {
  const notices = listener.isListening();
  try {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    return {
      database: true,
      migrations: (rows[0]?.count ?? 0) >= journal.entries.length,
      content: await areImported(db, stored),
      notices,
    };
  } catch {
    return { database: false, migrations: false, content: false, notices };
  }
}
