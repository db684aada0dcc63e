// Whether this process can serve: the database answers, its tables stand where this program's migrations leave them,
// content has been imported, and notices of other processes arrive.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
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

export async function checkHealth(
  db: Queryable,
  listener: Pick<Notices, 'isListening'>,
): Promise<Health> {
  const notices = listener.isListening();
  try {
    const { rows } = await db.execute<{ migrations: number; collections: number }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
             (select count(*)::int from content_import) as collections`);
    const { migrations = 0, collections = 0 } = rows[0] ?? {};
    return {
      database: true,
      migrations: migrations >= journal.entries.length,
      content: collections > 0,
      notices,
    };
  } catch {
    return { database: false, migrations: false, content: false, notices };
  }
}
