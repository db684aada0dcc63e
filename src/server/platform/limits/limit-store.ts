import { lt, sql } from 'drizzle-orm';
import { deleteSome } from '../database/bounded.ts';
import type { Queryable } from '../database/database.ts';
import { limitCount } from '../tables.ts';

export interface CountedUse {
  readonly key: string;
  readonly amount: number;
  readonly most: number;
  /** When a count that begins now ends. */
  readonly until: Date;
  readonly isAtOnce: boolean;
}

interface Count {
  readonly key: string;
  readonly used: number;
  readonly most: number;
  readonly until: Date;
}

/**
 * Counts each use that its limit has room for, in one statement; returns the keys of those. Rows are locked in the
 * order of their keys, so that two statements with the same keys can't deadlock.
 */
export async function countUses(
  db: Queryable,
  uses: readonly CountedUse[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into limit_count as count (key, used, most, until, is_at_once)
    select key, amount, most, until, "isAtOnce"
    from json_to_recordset(${JSON.stringify(uses)}::json)
      as given (key text, amount int, most int, until timestamptz, "isAtOnce" boolean)
    where amount <= most
    order by key
    on conflict (key) do update set
      used = excluded.used + case when count.until > ${now} then count.used else 0 end,
      most = excluded.most,
      until = case when count.until > ${now} and not count.is_at_once then count.until else excluded.until end
    where count.until <= ${now} or count.used + excluded.used <= excluded.most
    returning key`);
  return new Set(rows.map(({ key }) => key));
}

/** Takes these amounts off the counts that have not begun anew; returns all of the counts. */
export async function giveBackUses(
  db: Queryable,
  amounts: readonly { readonly key: string; readonly amount: number }[],
  now: Date,
): Promise<Count[]> {
  const { rows } = await db.execute<Omit<Count, 'until'> & { until: string }>(sql`
    with given as (
      select key, amount from json_to_recordset(${JSON.stringify(amounts)}::json) as given (key text, amount int)
    ), held as (
      select key from limit_count where key in (select key from given) and until > ${now} order by key for update
    )
    update limit_count set used = greatest(0, used - amount)
    from held join given using (key)
    where limit_count.key = held.key
    returning limit_count.key, used, most, until`);
  return rows.map(({ until, ...row }) => ({ ...row, until: new Date(until) }));
}

export function deleteCountsBefore(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteSome(tx, limitCount, lt(limitCount.until, before), limit);
}
