// The lanes in which documents are made, and the digest of the program that makes them.

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLane, type Lane } from './document-lane.ts';
import type { DocumentJob } from './document-thread.ts';

/** Requests come first where processors are few. */
const NICE = 10;

const ROOT = join(import.meta.dirname, '../..');
/** Everything that a document depends on besides its content: layout, site name, fonts, versions of packages. */
const SOURCES = [
  'src/print/**/*',
  'src/messages/{fill,print-frame,worksheet,competition-print,report,report-sentences,report-page,report-print}.ts',
  'src/domain/worksheet/**/*.ts',
  'content/site.yaml',
  'package-lock.json',
];

export interface DocumentPool {
  /** Returns the number of jobs that wait in the lane of this kind. */
  waiting(kind: DocumentJob['kind']): number;
  /** Calls `prepare` when the job reaches the head of its lane, so a waiting job holds no data. */
  run(
    kind: DocumentJob['kind'],
    prepare: () => DocumentJob | Promise<DocumentJob>,
  ): Promise<Uint8Array>;
  /** Ends the threads once they are idle. */
  close(): Promise<void>;
}

/** `documentsAtOnce`: documents made concurrently, beside one preview and one receipt. */
export function createDocumentPool(documentsAtOnce: number): DocumentPool {
  // Previews and documents do not wait for each other, and receipts wait for neither: they are quick, and a parent who
  // has paid expects one.
  const documents = createLane({ atOnce: documentsAtOnce, nice: NICE, engine: 'typst' });
  const previews = createLane({ atOnce: 1, nice: NICE, engine: 'pdfium' });
  const receipts = createLane({ atOnce: 1, nice: 0, engine: 'typst' });

  function laneOf(kind: DocumentJob['kind']): Lane {
    if (kind === 'preview') return previews;
    return kind === 'receipt' ? receipts : documents;
  }

  return {
    waiting: (kind) => laneOf(kind).waiting(),
    run: (kind, prepare) => laneOf(kind).run(prepare),

    async close() {
      await Promise.all([documents, previews, receipts].map((lane) => lane.close()));
    },
  };
}

/** Returns a digest in hex that changes with the program that makes the documents. */
export async function digestOfProgram(): Promise<string> {
  const names: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) names.push(join(entry.parentPath, entry.name));
  }
  const digest = createHash('sha256');
  for (const name of names.sort()) digest.update(await readFile(name));
  return digest.digest('hex');
}
