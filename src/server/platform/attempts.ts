// Counts events against limits, in the database, so that all processes count together. What is counted is known by a
// keyed hash only: neither a phone nor an address can be read from the table.

import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from './database/database.ts';
import type { Keys } from './keys.ts';
import { attempt } from './tables.ts';

const KEPT_MS = 24 * 3_600_000;

export type AttemptKind =
  | 'code-to-phone'
  | 'code-from-address'
  | 'wrong-password-for-phone'
  | 'wrong-password-from-address'
  | 'proof-of-work';

export interface Attempts {
  count(tx: Queryable, kind: AttemptKind, subject: string, since: Date): Promise<number>;
  record(tx: Queryable, kind: AttemptKind, subject: string, now: Date): Promise<void>;
}

export function createAttempts(keys: Keys): Attempts {
  const keyOf = (kind: AttemptKind, subject: string) =>
    createHmac('sha256', keys.of('attempt')).update(`${kind}\0${subject}`).digest('base64url');

  return {
    async count(tx, kind, subject, since) {
      const [row] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(attempt)
        .where(
          and(eq(attempt.kind, kind), eq(attempt.key, keyOf(kind, subject)), gt(attempt.at, since)),
        );
      return row?.count ?? 0;
    },

    async record(tx, kind, subject, now) {
      const key = keyOf(kind, subject);
      await tx.insert(attempt).values({ kind, key, at: now });
    },
  };
}

/** Removes what no limit looks at any more. */
export async function clearOldAttempts(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(attempt).where(lt(attempt.at, new Date(now.getTime() - KEPT_MS)));
}
