// Counts sent codes against the ceilings of their address, network and site, in the database, so that all processes
// share the counts. Concurrent requests can't exceed a ceiling: a sender takes a lock, reads the counts once more and
// adds to them. A refused request never gets that far, so the lock is taken at most as often as the ceilings allow.

import {
  fullPlace,
  type Place,
  places,
  type SendCeilings,
  type Volume,
  type Volumes,
} from '#domain/auth/code-volume.ts';
import { LIMIT_DAY_MS, LIMIT_HOUR_MS } from '#domain/auth/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { CLEAR_COUNTS_AT } from '../limits/attempts.ts';
import { addToCodeVolumes, deleteCodeVolumesBefore, sumCodeVolumes } from '../store.ts';

const STEP_MS = 5 * 60_000;
const NONE: Volume = { inHour: 0, inDay: 0 };

/** The origin of a request. */
export interface Origin {
  readonly address: string;
  readonly network: string;
}

/** Codes with a site-wide ceiling of their own: sign-ups can't use up what logins need, and strangers neither's. */
export const pools = ['signed in', 'logins', 'sign-ups'] as const;
type Pool = (typeof pools)[number];

/** What a code counts towards. */
export interface VolumeSource {
  readonly pool: Pool;
  /** Null: someone who is signed in. Their codes have no ceiling for the address. */
  readonly origin: Origin | null;
}

export interface CodeVolumes {
  of(db: Queryable, source: VolumeSource): Promise<Volumes>;
  /**
   * Counts one more code; if a ceiling has been reached, counts nothing and returns its place. Call it last: until `tx`
   * ends, all other senders wait.
   */
  add(tx: Queryable, source: VolumeSource): Promise<Place | null>;
  readonly tasks: readonly Task[];
}

interface CodeVolumeDeps {
  readonly clock: Clock;
  readonly keys: Keys;
  readonly ceilings: SendCeilings;
}

export function createCodeVolumes({ clock, keys, ceilings }: CodeVolumeDeps): CodeVolumes {
  /** By the places that have a ceiling for this source. */
  function keysOf({ pool, origin }: VolumeSource): ReadonlyMap<Place, string> {
    const found = new Map<Place, string>();
    for (const place of places) {
      const subject = place === 'site' ? pool : origin?.[place];
      if (subject !== undefined) found.set(place, keys.hash('code-volume', `${place}\0${subject}`));
    }
    return found;
  }

  async function volumesOf(tx: Queryable, source: VolumeSource): Promise<Volumes> {
    const nowMs = clock.now().getTime();
    const hourAgo = new Date(nowMs - LIMIT_HOUR_MS);
    const dayAgo = new Date(nowMs - LIMIT_DAY_MS);
    const byPlace = keysOf(source);
    const rows = await sumCodeVolumes(tx, [...byPlace.values()], hourAgo, dayAgo);
    return Object.fromEntries(
      [...byPlace].map(([place, key]) => [place, rows.find((row) => row.key === key) ?? NONE]),
    );
  }

  return {
    of: volumesOf,

    async add(tx, source) {
      // Those of strangers count for the same networks.
      await lock(tx, 'codes', source.origin === null ? 'codes to signed in' : 'codes to strangers');
      const full = fullPlace(await volumesOf(tx, source), ceilings);
      if (full !== null) return full;
      const nowMs = clock.now().getTime();
      const since = new Date(nowMs - (nowMs % STEP_MS));
      await addToCodeVolumes(tx, [...keysOf(source).values()], since);
      return null;
    },

    tasks: [
      {
        ...retention('clear-code-volumes', (tx, limit) => {
          const before = new Date(clock.now().getTime() - LIMIT_DAY_MS - STEP_MS);
          return deleteCodeVolumesBefore(tx, before, limit);
        }),
        schedule: CLEAR_COUNTS_AT,
      },
    ],
  };
}
