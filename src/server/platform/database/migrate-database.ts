// Forward-only migrations.

import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { lockMigrations } from './locks.ts';
import { ResilientClient } from './resilient-client.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const OLDEST_VERSION = 150_000;
const CONNECTION_TIMEOUT_MS = 10_000;

/** Migrates the schema; concurrent processes take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new ResilientClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < OLDEST_VERSION) {
      throw new Error('The database is older than PostgreSQL 15');
    }
    await lockMigrations(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
