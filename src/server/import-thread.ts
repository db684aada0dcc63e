// The thread that imports changed content at startup, with its own connection.

import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from '#content/problem.ts';
import { storedContent } from './content.ts';
import { createClock } from './platform/clock.ts';
import { ContentError } from './platform/content/content-error.ts';
import { type ImportResult, importContent } from './platform/content/import-content.ts';
import { openDatabase, openPool } from './platform/database/database.ts';

export interface ImportJob {
  readonly databaseUrl: string;
  readonly contentDir: string;
  /** The time by the server's clock. */
  readonly now: Date;
}

export type ImportOutcome =
  | ImportResult
  /** Nothing was imported. */
  | { readonly errors: readonly Problem[] };

const { databaseUrl, contentDir, now } = workerData as ImportJob;
const pool = openPool(databaseUrl, 1, () => {});
try {
  const clock = createClock(now);
  report(await importContent(openDatabase(pool), contentDir, storedContent, { clock }));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  report({ errors: error.errors });
} finally {
  await pool.end();
}

function report(outcome: ImportOutcome): void {
  parentPort?.postMessage(outcome);
}
