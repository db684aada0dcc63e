// The site under test: PostgreSQL, two server processes with the built pages, HAProxy before them.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { GENEROUS_CEILINGS } from '../support/generous-ceilings.ts';
import { startHaproxy } from '../support/programs.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const FIRST_PORT = 3230;
const HAPROXY_PORT = 3240;
const PROCESSES = 2;

export interface Site {
  /** Where browsers call. */
  readonly origin: string;
  readonly processes: readonly ServedSite[];
  readonly databaseUrl: string;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
}

/** Everything is stopped with `opened`. */
export async function openSite(opened: AsyncDisposableStack): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-bench-outage-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  let cluster = await startEmbeddedPostgres({ dataDir });
  opened.defer(() => cluster.stop());
  const databaseUrl = await ensureDatabase(cluster.url, 'bench');
  const env = {
    // With one secret for both processes.
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'fatal',
    ...GENEROUS_CEILINGS,
  };
  const processes: ServedSite[] = [];
  for (let index = 0; index < PROCESSES; index += 1) {
    // The first process builds the pages if they are missing or outdated.
    const served = await serveSite(FIRST_PORT + index, 'tools/run/start.ts', env);
    opened.defer(() => served.close());
    processes.push(served);
  }
  return {
    origin: await startHaproxy(HAPROXY_PORT, processes, opened),
    processes,
    databaseUrl,
    stopDatabase: () => cluster.stop(),
    async startDatabase() {
      // On the same port, in the same folder.
      cluster = await startEmbeddedPostgres({ dataDir });
    },
  };
}
