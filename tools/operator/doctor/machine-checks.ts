// The machine: room on the disk, and how old the latest backup is.

import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#domain/time/durations.ts';
import { type Check, NotChecked, type Wrong } from './check.ts';
import type { Deployment } from './deployment.ts';

const LEAST_FREE_GB = 1;
const GB = 1024 ** 3;
/** One backup a night, and some hours for a late one. */
const BACKUP_HOURS = 36;

export const machineChecks: readonly Check<Deployment>[] = [
  { name: 'disk', advice: 'Correct DATA_DIR', run: ({ config }) => checkDisk(config.dataDir) },
  {
    name: 'backups',
    advice: 'Correct BACKUP_DIR or --backups',
    run: ({ backupDir }) => checkBackups(backupDir),
  },
];

async function checkDisk(dataDir: string): Promise<string | Wrong[]> {
  try {
    await access(dataDir, constants.W_OK);
  } catch {
    const advice = 'Create it, or give it to the user of the server';
    return [{ detail: `${dataDir} (DATA_DIR) can not be written`, advice }];
  }
  const { bavail, bsize } = await statfs(dataDir);
  return diskFinding(dataDir, bavail * bsize);
}

export function diskFinding(dataDir: string, freeBytes: number): string | Wrong[] {
  const free = (freeBytes / GB).toFixed(1);
  if (freeBytes >= LEAST_FREE_GB * GB) return `${free} GB free`;
  return [
    {
      detail: `${free} GB free for ${dataDir}`,
      advice: `Make room: below ${LEAST_FREE_GB} GB the database may stop`,
    },
  ];
}

async function checkBackups(folder: string | undefined): Promise<string | Wrong[]> {
  if (folder === undefined) {
    throw new NotChecked('neither BACKUP_DIR nor --backups says which folder they are in');
  }
  const advice = 'Run `backup create --file …` every night';
  const ages: number[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // A backup in progress reserves its name with an empty file, and is written beside it.
    if (!entry.isFile() || entry.name.endsWith('.unfinished')) continue;
    const { mtimeMs, size } = await stat(join(folder, entry.name));
    if (size > 0) ages.push(Date.now() - mtimeMs);
  }
  if (ages.length === 0) return [{ detail: `${folder} has none`, advice }];
  const hours = Math.round(Math.min(...ages) / HOUR_MS);
  if (hours <= BACKUP_HOURS) return `the latest is ${hours} h old`;
  return [{ detail: `the latest in ${folder} is ${hours} h old`, advice }];
}
