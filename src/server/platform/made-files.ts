// Files that the printer makes from data. They are named by a digest of that data, kept, and regenerated on demand.

import { createHash } from 'node:crypto';
import { createKeptFiles, type KeptFilesDeps } from './kept-files.ts';
import type { Printer } from './printer.ts';
import type { Task } from './tasks/task.ts';

/** A file that can be regenerated at any time. */
export interface MadeFile {
  /** Changes with the bytes. */
  readonly digest: string;
  bytes(): Promise<Buffer>;
}

export interface MadeFiles {
  /** Returns a file that depends only on `from` (any JSON) and the program. */
  of(
    from: readonly unknown[],
    ending: 'pdf' | 'png' | 'zip',
    make: () => Promise<Uint8Array>,
  ): Promise<MadeFile>;
  /** Returns the task, of this name, that deletes old files on this machine. */
  clearing(name: string): Task;
}

/** Older files are deleted, and regenerated on demand. */
const KEPT_MS = 60 * 24 * 3_600_000;

export function createMadeFiles(printer: Printer, where: KeptFilesDeps): MadeFiles {
  const kept = createKeptFiles(where);
  return {
    async of(from, ending, make) {
      const digest = createHash('sha256')
        .update(JSON.stringify([await printer.version(), ...from]))
        .digest('hex')
        .slice(0, 40);
      return { digest, bytes: () => kept.get(`${digest}.${ending}`, make) };
    },

    clearing: (name) => ({
      kind: 'whole',
      name,
      schedule: '30 3 * * *',
      per: 'machine',
      timeLimitMs: 10 * 60_000,
      run: (signal) => kept.clearBefore(new Date(Date.now() - KEPT_MS), signal),
    }),
  };
}
