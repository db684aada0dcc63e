// Opens the database, migrated, for the server and for the operator's commands.

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { type Database, ensureDatabase, openDatabase, openPool } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrateDatabase } from './database/migrate-database.ts';

const DATABASE_NAME = 'grammar_gully';
const CONNECT_TRIES = 20;
const CONNECT_RETRY_MS = 500;

export interface OpenSite {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  close(): Promise<void>;
}

export async function openSite(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>,
  onError: (error: Error) => void,
): Promise<OpenSite> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir })
      : undefined;
  try {
    const url = config.databaseUrl ?? (await ensureDatabase(embedded?.url ?? '', DATABASE_NAME));
    await migrateWithRetries(url);
    const pool = openPool(url, config.databasePoolSize, onError);
    const stopSupervising = embedded?.keepRunning(onError);
    return {
      url,
      pool,
      db: openDatabase(pool),
      async close() {
        await stopSupervising?.();
        await pool.end();
        await embedded?.release();
      },
    };
  } catch (error) {
    await embedded?.release();
    throw error;
  }
}

/** After a crash the database may still be recovering. */
async function migrateWithRetries(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateDatabase(url);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      const isTransient = code === 'ECONNREFUSED' || code.startsWith('57P');
      if (!isTransient || tries >= CONNECT_TRIES) throw error;
      await delay(CONNECT_RETRY_MS);
    }
  }
}
