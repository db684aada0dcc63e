// Imports content when the server starts. Unchanged content costs a comparison of digests. Otherwise the import runs on
// its own thread, whose memory (dictionary, WordNet, parsed files) is freed afterwards.

import { Worker } from 'node:worker_threads';
import { readSources } from '#content/read/sources.ts';
import { storedContent } from './content.ts';
import type { ImportJob, ImportOutcome } from './import-thread.ts';
import { ContentError } from './platform/content/content-error.ts';
import { findChanged } from './platform/content/imported-content.ts';
import type { Database } from './platform/database/database.ts';

const THREAD = new URL('./import-thread.ts', import.meta.url);

/** Returns the names of the collections that were written. `databaseUrl` is that of `db`. Throws ContentError. */
export async function importOnStart(
  db: Database,
  databaseUrl: string,
  contentDir: string,
): Promise<readonly string[]> {
  const sources = await readSources(contentDir);
  const changed = await findChanged(db, storedContent, sources);
  if (changed.length === 0) return [];
  const outcome = await runThread({ databaseUrl, contentDir });
  if ('errors' in outcome) throw new ContentError(outcome.errors);
  return outcome.written;
}

function runThread(job: ImportJob): Promise<ImportOutcome> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: job });
    let outcome: ImportOutcome | undefined;
    thread.on('message', (message: ImportOutcome) => {
      outcome = message;
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      if (outcome === undefined) reject(new Error('the import ended without an outcome'));
      else resolve(outcome);
    });
  });
}
