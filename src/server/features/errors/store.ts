import { desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { browserReportVolume, clientError, clientErrorCount, type Sample } from './tables.ts';

export type ErrorRow = typeof clientError.$inferSelect;
export type CountRow = typeof clientErrorCount.$inferSelect;

/** Adds to what these keys have sent on a day; returns their totals in the order given. */
export async function addVolume(
  db: Queryable,
  day: string,
  keys: readonly string[],
  bytes: number,
): Promise<number[]> {
  // In one order, so that two that add to the same rows wait for each other instead of deadlocking.
  const rows = await db
    .insert(browserReportVolume)
    .values([...keys].sort().map((key) => ({ day, key, bytes })))
    .onConflictDoUpdate({
      target: [browserReportVolume.day, browserReportVolume.key],
      set: { bytes: sql`${browserReportVolume.bytes} + excluded.bytes` },
    })
    .returning();
  return keys.map((key) => rows.find((row) => row.key === key)?.bytes ?? 0);
}

interface Occurrence extends Pick<CountRow, 'fingerprint' | 'day'> {
  readonly kind: ErrorRow['kind'];
  readonly message: string;
  readonly at: Date;
  readonly sample: Sample;
  readonly maxSamples: number;
}

/** Counts a report and keeps its stack if there is room; returns when its error was first seen. */
export async function recordOccurrence(tx: Queryable, found: Occurrence): Promise<Date> {
  const { fingerprint, kind, message, at, day, sample, maxSamples } = found;
  const { build, browser, route } = sample;
  const { samples } = clientError;
  // Stacks of the newest builds are the useful ones: the oldest is replaced by one of another build.
  const isBuildKnown = sql`${samples} @> ${JSON.stringify([{ build }])}::jsonb`;
  const isFull = sql`jsonb_array_length(${samples}) >= ${maxSamples}`;
  const added = sql`${samples} || ${JSON.stringify([sample])}::jsonb`;
  const [row] = await tx
    .insert(clientError)
    .values({ fingerprint, kind, message, firstSeenAt: at, lastSeenAt: at, samples: [sample] })
    .onConflictDoUpdate({
      target: clientError.fingerprint,
      set: {
        lastSeenAt: sql`greatest(${clientError.lastSeenAt}, excluded.last_seen_at)`,
        samples: sql`case when not ${isFull} then ${added} when ${isBuildKnown} then ${samples} else (${added}) - 0 end`,
      },
    })
    .returning({ firstSeenAt: clientError.firstSeenAt });
  await tx
    .insert(clientErrorCount)
    .values({ fingerprint, day, build, browser, route, reports: 1 })
    .onConflictDoUpdate({
      target: [
        clientErrorCount.fingerprint,
        clientErrorCount.day,
        clientErrorCount.build,
        clientErrorCount.browser,
        clientErrorCount.route,
      ],
      set: { reports: sql`${clientErrorCount.reports} + 1` },
    });
  return row?.firstSeenAt ?? at;
}

/** The most recent errors, the latest first, with the number of their reports. */
export async function findErrors(
  db: Queryable,
  limit: number,
): Promise<(ErrorRow & { reports: number })[]> {
  return db
    .select({
      ...getTableColumns(clientError),
      reports: sql<number>`coalesce(sum(${clientErrorCount.reports}), 0)::int`,
    })
    .from(clientError)
    .leftJoin(clientErrorCount, eq(clientErrorCount.fingerprint, clientError.fingerprint))
    .groupBy(clientError.fingerprint)
    .orderBy(desc(clientError.lastSeenAt), clientError.fingerprint)
    .limit(limit);
}

export async function countErrors(db: Queryable): Promise<number> {
  return db.$count(clientError);
}

export async function findError(db: Queryable, fingerprint: string): Promise<ErrorRow | undefined> {
  const [row] = await db.select().from(clientError).where(eq(clientError.fingerprint, fingerprint));
  return row;
}

export async function findCounts(db: Queryable, fingerprint: string): Promise<CountRow[]> {
  return db.select().from(clientErrorCount).where(eq(clientErrorCount.fingerprint, fingerprint));
}

/** Deletes at most `limit` counts of days before this one; returns how many. */
export function deleteCountsBefore(tx: Queryable, day: string, limit: number): Promise<number> {
  return deleteSome(tx, clientErrorCount, lt(clientErrorCount.day, day), limit);
}

/** Deletes at most `limit` errors that were not seen since, with their counts; returns how many. */
export function deleteErrorsUnseenSince(
  tx: Queryable,
  since: Date,
  limit: number,
): Promise<number> {
  return deleteSome(tx, clientError, lt(clientError.lastSeenAt, since), limit);
}

/** Deletes at most `limit` rows of days before this one; returns how many. */
export function deleteVolumesBefore(tx: Queryable, day: string, limit: number): Promise<number> {
  return deleteSome(tx, browserReportVolume, lt(browserReportVolume.day, day), limit);
}
