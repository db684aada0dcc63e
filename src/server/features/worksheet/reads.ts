// The read counter (product §10.5): a person counts once a day for each sheet, a robot never.

import { isbot } from 'isbot';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { countRead, deleteReadersBefore } from './store.ts';

/** An account, or the address of a visitor; kept only as a keyed hash, which changes every day. */
export interface Reader {
  readonly kind: 'account' | 'address';
  readonly subject: string;
  readonly userAgent: string | undefined;
}

export interface Reads {
  count(worksheetId: number, reader: Reader): Promise<void>;
  readonly tasks: readonly Task[];
}

export function createReads(db: Database, keys: Keys, clock: Clock): Reads {
  return {
    async count(worksheetId, { kind, subject, userAgent }) {
      if (userAgent === undefined || userAgent === '' || isbot(userAgent)) return;
      const day = dayInIndia(clock.now());
      const reader = keys.hash('worksheet-reader', `${day}\0${kind}\0${subject}`);
      await countRead(db, { worksheetId, day, reader });
    },

    tasks: [
      retention('clear-worksheet-readers', (tx, limit) =>
        deleteReadersBefore(tx, dayInIndia(clock.now()), limit),
      ),
    ],
  };
}
