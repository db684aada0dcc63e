// Files that the printer makes from data: named by what they are made from, kept, and made again if need be.

import { createHash } from 'node:crypto';
import { DAY_MS } from '#domain/time/durations.ts';
import { createKeptFiles, type KeptFilesDeps } from './kept-files.ts';
import type { Printer } from './printer.ts';
import type { Task } from './tasks/task.ts';

/** A file that can be made at any time. */
export interface MadeFile {
  /** Changes with the bytes. */
  readonly digest: string;
  bytes(): Promise<Buffer>;
}

export interface MadeFiles {
  /** A file that depends on `from` (any JSON) and the program alone. */
  of(
    from: readonly unknown[],
    ending: 'pdf' | 'png' | 'zip',
    make: () => Promise<Uint8Array>,
  ): Promise<MadeFile>;
  /** Deletes old files on this machine. `name`: of the task. */
  clearing(name: string): Task;
}

/** Files older than this are deleted, and made again when somebody asks for them. */
const KEPT_MS = 60 * DAY_MS;

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
