// The thread that imports changed content at startup, with its own connection.

import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from '#content/problem.ts';
import { storedContent } from './content.ts';
import { ContentError } from './platform/content/content-error.ts';
import { importContent } from './platform/content/import-content.ts';
import { openDatabase, openPool } from './platform/database/database.ts';

export interface ImportJob {
  readonly databaseUrl: string;
  readonly contentDir: string;
}

export type ImportOutcome =
  | { readonly written: readonly string[] }
  | { readonly errors: readonly Problem[] };

const { databaseUrl, contentDir } = workerData as ImportJob;
const pool = openPool(databaseUrl, 1, () => {});
try {
  const written = await importContent(openDatabase(pool), contentDir, storedContent);
  report({ written });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  report({ errors: error.errors });
} finally {
  await pool.end();
}

function report(outcome: ImportOutcome): void {
  parentPort?.postMessage(outcome);
}
