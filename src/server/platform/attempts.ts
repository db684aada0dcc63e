// Counts events against limits, in the database, so that all processes count together. What is counted is known by a
// keyed hash only: neither a phone nor an address can be read from the table.

import { createHmac } from 'node:crypto';
import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from './database/database.ts';
import type { Keys } from './keys.ts';
import { attempt } from './tables.ts';

/** Of a prepared statement in PostgreSQL. */
const MAX_NAME_LENGTH = 63;
const KEPT_MS = 24 * 3_600_000;

export type AttemptKind =
  | 'code-to-phone'
  | 'code-from-address'
  | 'wrong-password-for-phone'
  | 'wrong-password-from-address'
  | 'proof-of-work';

export interface Attempts {
  count(tx: Queryable, kind: AttemptKind, subject: string, since: Date): Promise<number>;
  /** Several counts by one question, in their order. */
  countEach(
    tx: Queryable,
    counted: readonly (readonly [AttemptKind, string])[],
    since: Date,
  ): Promise<number[]>;
  /** A prepared count of these kinds, for what is asked at every login. */
  prepareCounts(
    db: Database,
    kinds: readonly AttemptKind[],
  ): (subjects: readonly string[], since: Date) => Promise<number[]>;
  record(tx: Queryable, kind: AttemptKind, subject: string, now: Date): Promise<void>;
  /** As if none of it had been counted. */
  forget(tx: Queryable, counted: readonly (readonly [AttemptKind, string])[]): Promise<void>;
}

export function createAttempts(keys: Keys): Attempts {
  // The kind is part of the hash: a key belongs to one kind.
  const keyOf = (kind: AttemptKind, subject: string) =>
    createHmac('sha256', keys.of('attempt')).update(`${kind}\0${subject}`).digest('base64url');

  const attempts: Attempts = {
    async count(tx, kind, subject, since) {
      const [count = 0] = await attempts.countEach(tx, [[kind, subject]], since);
      return count;
    },

    async countEach(tx, counted, since) {
      const keys = counted.map(([kind, subject]) => keyOf(kind, subject));
      const rows = await tx
        .select({ key: attempt.key, count: sql<number>`count(*)::int` })
        .from(attempt)
        .where(and(inArray(attempt.key, keys), gt(attempt.at, since)))
        .groupBy(attempt.key);
      return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
    },

    prepareCounts(db, kinds) {
      const places = kinds.map((_kind, place) => sql.placeholder(`key${place}`));
      const prepared = db
        .select({ key: attempt.key, count: sql<number>`count(*)::int` })
        .from(attempt)
        .where(and(inArray(attempt.key, places), gt(attempt.at, sql.placeholder('since'))))
        .groupBy(attempt.key)
        .prepare(`attempts_${kinds.join('_').replaceAll('-', '_')}`.slice(0, MAX_NAME_LENGTH));
      return async (subjects, since) => {
        const keys = kinds.map((kind, place) => keyOf(kind, subjects[place] ?? ''));
        const values = Object.fromEntries(keys.map((key, place) => [`key${place}`, key]));
        const rows = await prepared.execute({ ...values, since });
        return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
      };
    },

    async record(tx, kind, subject, now) {
      const key = keyOf(kind, subject);
      await tx.insert(attempt).values({ kind, key, at: now });
    },

    async forget(tx, counted) {
      const keys = counted.map(([kind, subject]) => keyOf(kind, subject));
      await tx.delete(attempt).where(inArray(attempt.key, keys));
    },
  };
  return attempts;
}

/** Removes what no limit looks at any more. */
export async function clearOldAttempts(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(attempt).where(lt(attempt.at, new Date(now.getTime() - KEPT_MS)));
}
