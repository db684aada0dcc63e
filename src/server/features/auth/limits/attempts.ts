// Counts events against limits, in the database, so that all processes share the counts. Subjects are stored as keyed
// hashes: neither a phone nor an address can be read from the table.

import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { countAttempts, deleteAttempts, deleteAttemptsBefore, insertAttempts } from '../store.ts';

/** Every quarter of an hour: there may be many. */
export const CLEAR_COUNTS_AT = '*/15 * * * *';

/**
 * Retention by kind, at least as long as a limit looks back. Events that a stranger can cause without limit are kept
 * for an hour only, so that they can't fill the table.
 */
const KEPT_MS = {
  'code-to-phone': DAY_MS,
  'code-to-device': DAY_MS,
  'code-to-known-devices': DAY_MS,
  'code-to-signed-in': DAY_MS,
  'wrong-code-from-address': HOUR_MS,
  'unnamed-try': HOUR_MS,
  'wrong-password-for-phone': HOUR_MS,
  'wrong-password-on-device': HOUR_MS,
  'wrong-password-from-address': HOUR_MS,
  'wrong-name-for-phone': DAY_MS,
  'proof-of-work': HOUR_MS,
  'sign-up-proof': HOUR_MS,
} as const;

export type AttemptKind = keyof typeof KEPT_MS;

/** What is counted: a kind of event, and the phone, address or other subject of it. */
export type Counted = readonly [AttemptKind, string];

export interface Attempts {
  /** Number of events since then, in the order given. */
  count(tx: Queryable, counted: readonly Counted[], since: Date): Promise<number[]>;
  /** The key it is recorded under, for a query that does its own counting. */
  keyOf(counted: Counted): string;
  record(tx: Queryable, counted: readonly Counted[], now: Date): Promise<void>;
  /** Deletes these counts. */
  forget(tx: Queryable, counted: readonly Counted[]): Promise<void>;
  readonly tasks: readonly Task[];
}

interface AttemptDeps {
  readonly clock: Clock;
  readonly keys: Keys;
}

export function createAttempts({ clock, keys }: AttemptDeps): Attempts {
  // The kind is part of the hash: a key belongs to one kind.
  const keyOf = ([kind, subject]: Counted) => keys.hash('attempt', `${kind}\0${subject}`);

  /** Deletes attempts of the kinds that are kept this long. */
  function clearAttempts(name: string, keptMs: number): Task {
    const kinds = Object.entries(KEPT_MS).flatMap(([kind, ms]) => (ms === keptMs ? kind : []));
    const clear = retention(name, (tx, limit) =>
      deleteAttemptsBefore(tx, kinds, new Date(clock.now().getTime() - keptMs), limit),
    );
    return { ...clear, schedule: CLEAR_COUNTS_AT };
  }

  return {
    keyOf,

    async count(tx, counted, since) {
      const wanted = counted.map(keyOf);
      const rows = await countAttempts(tx, wanted, since);
      return wanted.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
    },

    async record(tx, counted, now) {
      const rows = counted.map((each) => ({ kind: each[0], key: keyOf(each), at: now }));
      await insertAttempts(tx, rows);
    },

    forget: (tx, counted) => deleteAttempts(tx, counted.map(keyOf)),

    tasks: [
      clearAttempts('clear-attempts-of-an-hour', HOUR_MS),
      clearAttempts('clear-attempts-of-a-day', DAY_MS),
    ],
  };
}
