// Brings the content folder into the database: each collection only when its files changed, all of them in one
// transaction. One broken file imports nothing; every problem of every file is told at once.

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#content/problem.ts';
import type { Database, Queryable } from './database/database.ts';
import { contentImport } from './tables.ts';

/** Raised whenever the shape of the imported rows changes, so that unchanged files are read again. */
const IMPORT_VERSION = 1;
const IMPORT_LOCK = 7_470_002;

/** The channel on which processes tell each other which collection changed. */
export const CONTENT_CHANGED = 'content_changed';

export interface ContentFile<T> {
  /** Path below the content folder. */
  readonly path: string;
  readonly value: T;
}

/** One kind of content: which files, of which shape, and how they become rows. */
export interface ContentCollection<T = unknown> {
  readonly name: string;
  /** Glob below the content folder. */
  readonly files: string;
  readonly schema: z.ZodType<T>;
  /** What is wrong between the files, such as an id used twice. */
  verify?(files: readonly ContentFile<T>[]): Problem[];
  write(tx: Queryable, files: readonly ContentFile<T>[]): Promise<void>;
}

export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map((p) => `  ${p.file}: ${p.id}: ${p.message}`);
    super(`The content can't be imported; nothing was changed.\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Returns the names of the collections that were written. Throws ContentError. */
export async function importContent(
  db: Database,
  contentDir: string,
  collections: readonly ContentCollection[],
): Promise<string[]> {
  const known = new Map(
    (await db.select().from(contentImport)).map((row) => [row.collection, row.digest]),
  );
  const changed: { collection: ContentCollection; digest: string; sources: Source[] }[] = [];
  for (const collection of collections) {
    const sources = await readSources(contentDir, collection.files);
    const digest = digestOf(sources);
    if (known.get(collection.name) !== digest) changed.push({ collection, digest, sources });
  }
  if (changed.length === 0) return [];

  const problems: Problem[] = [];
  const parsed = changed.map(({ collection, digest, sources }) => {
    const files = sources.flatMap((source) => parseFile(collection, source, problems));
    if (sources.length === 0) {
      problems.push(problem(collection.files, collection.name, 'there is no such file'));
    }
    problems.push(...(collection.verify?.(files) ?? []));
    return { collection, digest, files };
  });
  if (problems.length > 0) throw new ContentError(problems);

  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    for (const { collection, digest, files } of parsed) {
      await collection.write(tx, files);
      await tx
        .insert(contentImport)
        .values({ collection: collection.name, digest })
        .onConflictDoUpdate({
          target: contentImport.collection,
          set: { digest, importedAt: sql`now()` },
        });
      await tellContentChanged(tx, collection.name);
    }
  });
  return parsed.map(({ collection }) => collection.name);
}

/** Makes every process drop the responses that it made from this collection, once the transaction is committed. */
export async function tellContentChanged(tx: Queryable, collection: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${collection})`);
}

/** Whether this collection has been imported at any time. */
export async function isImported(db: Queryable, collection: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(contentImport)
    .where(eq(contentImport.collection, collection));
  return rows.length > 0;
}

async function readSources(contentDir: string, pattern: string): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const path of glob(pattern, { cwd: contentDir })) {
    sources.push({ path, text: await readFile(join(contentDir, path), 'utf8') });
  }
  return sources.sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

function digestOf(sources: readonly Source[]): string {
  const hash = createHash('sha256').update(`version ${IMPORT_VERSION}\0`);
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

function parseFile<T>(
  collection: ContentCollection<T>,
  source: Source,
  problems: Problem[],
): ContentFile<T>[] {
  const document = parseDocument(source.text);
  if (document.errors.length > 0) {
    problems.push(...document.errors.map((e) => problem(source.path, 'YAML', e.message)));
    return [];
  }
  const parsed = collection.schema.safeParse(document.toJS());
  if (parsed.success) return [{ path: source.path, value: parsed.data }];
  problems.push(
    ...parsed.error.issues.map((issue) =>
      problem(source.path, issue.path.join('.') || 'file', issue.message),
    ),
  );
  return [];
}

function problem(file: string, id: string, message: string): Problem {
  return { file, id, rule: 'schema', severity: 'error', message };
}
