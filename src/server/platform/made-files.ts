// Files that the printer generates from data: cached by a digest of their sources, regenerated on demand.

import { createHash } from 'node:crypto';
import { DAY_MS } from '#domain/time/durations.ts';
import { createKeptFiles, type KeptFilesDeps } from './kept-files.ts';
import type { Printer } from './printer.ts';
import type { Task } from './tasks/task.ts';

/** A file that is generated when its bytes are first needed. */
export interface MadeFile {
  /** Changes when the bytes change. */
  readonly digest: string;
  bytes(): Promise<Buffer>;
}

export interface MadeFiles {
  /** A file that depends only on `from` (any JSON) and the program. */
  of(
    from: readonly unknown[],
    ending: 'pdf' | 'png' | 'zip',
    make: () => Promise<Uint8Array>,
  ): Promise<MadeFile>;
  /** Returns the task, of this name, that deletes old files on this machine. */
  clearing(name: string): Task;
}

/** Files older than this are deleted and regenerated on demand. */
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
