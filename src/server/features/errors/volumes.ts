// Limits what browsers may send about themselves: bytes a day for an address, and for all together. Counted in the
// database, so that all processes count together.

import { LRUCache } from 'lru-cache';
import { ADDRESS_BYTES_PER_DAY, SITE_BYTES_PER_DAY } from '#domain/errors/client-error.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { addVolume, deleteVolumesBefore } from './store.ts';

/** Keys remembered as full; beyond that the database is asked again. */
const MAX_FULL = 10_000;

/** Errors do not use up what vitals may send, nor the other way round. */
export type Reported = 'errors' | 'vitals';

export interface Volumes {
  /** Whether the address is known to have reached its limit for the day; does not query the database. */
  isFull(reported: Reported, address: string): boolean;
  /** Adds to the counts; false if the address or the site has reached its limit for the day. */
  add(reported: Reported, address: string, bytes: number): Promise<boolean>;
  readonly task: Task;
}

interface VolumeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
}

export function createVolumes({ db, clock, keys }: VolumeDeps): Volumes {
  const today = () => dayInIndia(clock.now());
  // The day is part of the hash, so keys of yesterday are never read again.
  const full = new LRUCache<string, true>({ max: MAX_FULL });
  const keyOf = (day: string, reported: Reported, subject: string) =>
    keys.hash('browser-report', `${day}\0${reported}\0${subject}`);

  return {
    isFull: (reported, address) => full.has(keyOf(today(), reported, address)),

    async add(reported, address, bytes) {
      const day = today();
      const ofAddress = keyOf(day, reported, address);
      const ofSite = keyOf(day, reported, 'site');
      const [sent = 0, inAll = 0] = await addVolume(db, day, [ofAddress, ofSite], bytes);
      if (sent <= ADDRESS_BYTES_PER_DAY) return inAll <= SITE_BYTES_PER_DAY;
      full.set(ofAddress, true);
      return false;
    },

    task: retention('clear-browser-report-volumes', (tx, limit) =>
      deleteVolumesBefore(tx, today(), limit),
    ),
  };
}
