// The nightly backup into BACKUP_DIR (docs/operations.md), and the end of those that have been kept long enough.

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '../../clock.ts';
import type { WholeTask } from '../../tasks/task.ts';
import { createBackup } from './create-backup.ts';

/** As docs/privacy.md states. */
const KEPT_MS = 35 * DAY_MS;
const NIGHTLY = '20 2 * * *';
const TIME_LIMIT_MS = 2 * 60 * 60_000;
const NAME = /^site-\d{4}-\d{2}-\d{2}\.backup$/;

interface BackupPlan {
  /** The address of the database. */
  readonly url: string;
  readonly dir: string;
  /** A public or secret age key; absent: not encrypted. */
  readonly key: string | undefined;
  readonly clock: Clock;
}

/** One file a day in India; what else is in the folder stays. */
export function backupTask({ url, dir, key, clock }: BackupPlan): WholeTask {
  async function deleteOld(): Promise<void> {
    const before = clock.now().getTime() - KEPT_MS;
    for (const name of await readdir(dir)) {
      const path = join(dir, name);
      if (NAME.test(name) && (await stat(path)).mtimeMs < before) await rm(path);
    }
  }

  return {
    kind: 'whole',
    name: 'create-backup',
    schedule: NIGHTLY,
    timeLimitMs: TIME_LIMIT_MS,
    async run() {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, `site-${dayInIndia(clock.now())}.backup`);
      const isThere = await stat(file).catch(() => null);
      if (isThere === null) await createBackup(url, file, key);
      await deleteOld();
      return isThere === null ? 1 : 0;
    },
  };
}
