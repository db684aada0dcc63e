import { lt, sql } from 'drizzle-orm';
import type { ItemStatistic } from '#domain/learning/hardness.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { learningStatistic } from './tables.ts';

/** What a change of the statistics is announced as, like a collection of the content. */
export const STATISTICS = 'learning-statistics';

/** Counts the first answers of this day in India to each item; a second time changes nothing. */
export async function countFirstAnswers(db: Queryable, day: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into learning_statistic (day, item, answers, "right")
    select ${day}, item, count(*), count(*) filter (where is_right)
    from learning_answer answer
    where at >= ${day}::timestamp at time zone 'Asia/Kolkata'
      and at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      and not exists (
        select 1 from learning_answer earlier
        where earlier.account_id = answer.account_id and earlier.item = answer.item
          and (earlier.at, earlier.id) < (answer.at, answer.id))
    group by item
    on conflict (day, item) do update set answers = excluded.answers, "right" = excluded."right"`);
  return rowCount ?? 0;
}

export async function findStatistics(db: Queryable): Promise<ItemStatistic[]> {
  const { item, answers, right } = learningStatistic;
  return db
    .select({
      item,
      answers: sql<number>`sum(${answers})::int`,
      right: sql<number>`sum(${right})::int`,
    })
    .from(learningStatistic)
    .groupBy(item);
}

export function deleteStatisticsBefore(tx: Queryable, day: string, limit: number): Promise<number> {
  return deleteSome(tx, learningStatistic, lt(learningStatistic.day, day), limit);
}
