// One PostgreSQL for a whole test run: a migrated template, from which every test file clones its own database.
// TEST_POSTGRES_BIN: the folder of another PostgreSQL's programs (15 or later), to run the same tests on it.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/platform/database/migrate-database.ts';
import { startQueue } from '#server/platform/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server's `postgres` database. */
    serverUrl: string;
    template: string;
  }
}

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-test-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    binDir: process.env.TEST_POSTGRES_BIN || undefined,
    // Test data is thrown away: it needs speed, not durability.
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
    ],
  });
  const template = 'template_for_tests';
  try {
    const url = await ensureDatabase(server.url, template);
    await migrateDatabase(url);
    // Its tables are part of the template too.
    const queue = await startQueue(url, { on: () => {} }, () => {});
    await queue.stop();
  } catch (error) {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  project.provide('serverUrl', server.url);
  project.provide('template', template);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
