// The real app on a real database of its own, for a test file.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Clock, createClock } from '#server/platform/clock.ts';
import type { ContentCollection } from '#server/platform/content-import.ts';
import { importContent } from '#server/platform/content-import.ts';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { listenForNotices } from '#server/platform/database/listen.ts';

/** A fresh database, cloned from the migrated template. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${inject('template')}`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestAppOptions {
  /** A folder with content files; absent: no content. */
  readonly contentDir?: string;
  readonly collections?: readonly ContentCollection[];
  /** Absent: the time that it is. */
  readonly clock?: Clock;
}

export async function createTestApp(options: TestAppOptions = {}) {
  const database = await createTestDatabase();
  const faults: unknown[] = [];
  const pool = openPool(database.url, 5, (error) => faults.push(error));
  const db = openDatabase(pool);
  const notices = await listenForNotices(database.url, (error) => faults.push(error));
  if (options.contentDir !== undefined) {
    await importContent(db, options.contentDir, options.collections ?? []);
  }
  const webDir = await mkdtemp(join(tmpdir(), 'grammar-gully-web-'));
  const app = await buildApp({
    config: { webDir, isProduction: false, trustProxy: false },
    log: pino({ level: 'silent' }),
    db,
    notices,
    clock: options.clock ?? createClock(undefined),
  });
  await app.ready();
  return {
    app,
    db,
    url: database.url,
    async close() {
      await app.close();
      await notices.close();
      await pool.end();
      await database.drop();
      await rm(webDir, { recursive: true, force: true });
    },
  };
}
