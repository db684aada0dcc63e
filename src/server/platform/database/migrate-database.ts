// Forward-only migrations.

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { isLockTaken } from './database.ts';
import { lockMigrations } from './locks.ts';
import { ResilientClient } from './resilient-client.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** As PostgreSQL numbers it: 15.0. */
export const OLDEST_VERSION = 150_000;
const CONNECTION_TIMEOUT_MS = 10_000;
/** While a migration waits for a table, every later query on that table waits behind it. */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 1_000;
const TRIES = 30;

/**
 * Migrates the schema; concurrent processes take turns. Beside a running site it gives up waiting for a table after two
 * seconds and tries again. `folder`: the migrations.
 */
export async function migrateDatabase(url: string, folder = MIGRATIONS): Promise<void> {
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
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(drizzle(client), { migrationsFolder: folder });
      } catch (error) {
        if (tries === TRIES || !isLockTaken(error)) throw error;
      }
      await delay(PAUSE_MS);
    }
  } finally {
    await client.end();
  }
}
