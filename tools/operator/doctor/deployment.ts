// The deployment that `operator doctor` looks at: its settings and its database, which is neither migrated nor changed.

import type { Config } from '#server/config.ts';
import { type Database, openDatabase, openPool } from '#server/platform/database/database.ts';
import { locateDatabase } from '#server/platform/open-site.ts';
import { NotChecked } from './check.ts';

export interface Opened {
  readonly url: string;
  readonly db: Database;
}

export interface Deployment {
  readonly config: Config;
  /** The settings as they were given. */
  readonly env: NodeJS.ProcessEnv;
  /** The folder that the backups are in. */
  readonly backupDir: string | undefined;
  /** Rejects if the database can't be reached. */
  readonly database: Promise<Opened>;
  close(): Promise<void>;
}

export function openDeployment(
  config: Config,
  env: NodeJS.ProcessEnv,
  backups: string | undefined,
): Deployment {
  const backupDir = backups ?? config.backupDir;
  const stack = new AsyncDisposableStack();
  const open = async (): Promise<Opened> => {
    const { url, embedded } = await locateDatabase(config);
    stack.defer(async () => embedded?.release());
    const pool = openPool(url, 2, () => {});
    stack.defer(() => pool.end());
    await pool.query('select 1');
    return { url, db: openDatabase(pool) };
  };
  const database = open();
  // Only the checks report it.
  database.catch(() => {});
  return { config, env, backupDir, database, close: () => stack.disposeAsync() };
}

/** For a check that needs the database but is not about reaching it. */
export async function databaseOf({ database }: Deployment): Promise<Opened> {
  return database.catch(() => {
    throw new NotChecked('the database can not be reached');
  });
}
