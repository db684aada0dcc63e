import {
  type AnyColumn,
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnswerToItem, MadeError } from '#domain/learning/mistakes.ts';
import type { DayOfPractice } from '#domain/learning/weeks.ts';
import type { LearnerError } from '#domain/quiz/learner-error.ts';
import { NO_ID } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { learnerError, learningAnswer, learningItem, learningSettings } from './tables.ts';

export type AnswerRow = typeof learningAnswer.$inferSelect;
export type ItemRow = typeof learningItem.$inferSelect;

const answerAfter = statement((tx, accountId: Parameter<string>, skipped: Parameter<number>) =>
  tx
    .select({ id: learningAnswer.id })
    .from(learningAnswer)
    .where(eq(learningAnswer.accountId, accountId))
    .offset(skipped)
    .limit(1),
);

/** Whether an account has this many answers. */
export async function hasAnswers(
  tx: Queryable,
  accountId: string,
  count: number,
): Promise<boolean> {
  return (await answerAfter(tx, accountId, count - 1)).length > 0;
}

/** Answers to one item by an account on one day in India that are kept: far more than a child gives. */
const MOST_TO_ITEM_A_DAY = 50;

/**
 * Keeps these answers, but for those beyond the most to one item on a day. Returns how many of them are kept now, by
 * this call or an earlier one, which is not changed. Call it under the lock of the account's answers.
 */
export async function insertAnswers(
  tx: Queryable,
  accountId: string,
  rows: readonly Omit<AnswerRow, 'accountId'>[],
): Promise<number> {
  const day = (at: SQL) => sql`(${at} at time zone 'Asia/Kolkata')::date`;
  const { rows: found } = await tx.execute<{ kept: number }>(sql`
    with given as (
      select *, row_number() over (partition by item, ${day(sql`at`)} order by at, id) as nth
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        id uuid, item text, answer jsonb, "isRight" boolean, "hasHint" boolean, error text, "tookMs" int,
        at timestamptz)
    ), inserted as (
      insert into learning_answer (account_id, id, item, answer, is_right, has_hint, error, took_ms, at)
      select ${accountId}, id, item, nullif(answer, 'null'), "isRight", "hasHint", error, "tookMs", at
      from given
      where nth + (
        select count(*) from learning_answer kept
        where kept.account_id = ${accountId} and kept.item = given.item
          and kept.at >= ${day(sql`given.at`)}::timestamp at time zone 'Asia/Kolkata'
          and kept.at < (${day(sql`given.at`)} + 1)::timestamp at time zone 'Asia/Kolkata'
      ) <= ${MOST_TO_ITEM_A_DAY}
      on conflict do nothing
      returning id
    )
    select (select count(*) from inserted)::int + (
      select count(*) from learning_answer
      where account_id = ${accountId} and id in (select id from given)
    )::int as kept`);
  return found[0]?.kept ?? 0;
}

/** The latest days on which an item was answered that count for its state. */
const DAYS_COUNTED = 20;

/**
 * The answers to some items that their state follows from (src/domain/learning/schedule.ts): of each of the latest days
 * the first right one and the first wrong one.
 */
export async function findMarks(
  tx: Queryable,
  accountId: string,
  items: readonly string[],
): Promise<MarkRow[]> {
  const { rows } = await tx.execute<Omit<MarkRow, 'at'> & { at: string }>(sql`
    select id, item, at, is_right as "isRight", has_hint as "hasHint"
    from (
      select distinct on (item, day, is_right) *, dense_rank() over (partition by item order by day desc) as nth
      from (
        select id, item, at, is_right, has_hint, (at at time zone 'Asia/Kolkata')::date as day
        from learning_answer where account_id = ${accountId} and item = any(${sql.param(items)})
      ) answer
      order by item, day, is_right, at, id
    ) first_of_day
    where nth <= ${DAYS_COUNTED}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

type MarkRow = Pick<AnswerRow, 'id' | 'item' | 'at' | 'isRight' | 'hasHint'>;

interface LatestMark {
  readonly isRight: boolean;
  readonly hasHint: boolean;
  readonly at: Date;
}

/** The latest answer to each of some items. */
export async function findLatestMarks(
  tx: Queryable,
  accountId: string,
  items: readonly string[],
): Promise<Map<string, LatestMark>> {
  const { rows } = await tx.execute<Omit<LatestMark, 'at'> & { item: string; at: string }>(sql`
    select wanted.item, latest.is_right as "isRight", latest.has_hint as "hasHint", latest.at
    from unnest(${sql.param(items)}::text[]) as wanted (item)
    cross join lateral (
      select is_right, has_hint, at from learning_answer
      where account_id = ${accountId} and item = wanted.item order by at desc, id desc limit 1
    ) latest`);
  return new Map(
    rows.map(({ item, isRight, hasHint, at }) => [item, { isRight, hasHint, at: new Date(at) }]),
  );
}

export async function saveItems(tx: Queryable, rows: readonly ItemRow[]): Promise<void> {
  await tx
    .insert(learningItem)
    .values([...rows])
    .onConflictDoUpdate({
      target: [learningItem.accountId, learningItem.item],
      set: {
        due: sql`excluded.due`,
        isRight: sql`excluded.is_right`,
        hasHint: sql`excluded.has_hint`,
        lastAt: sql`excluded.last_at`,
      },
    });
}

export interface DueItem {
  readonly item: string;
  readonly due: Date;
}

const dueItemsOf = statement((db, accountId: Parameter<string>) => {
  const { item, due } = learningItem;
  const line = sql`${item} || chr(9) || (extract(epoch from ${due}) * 1000)::bigint`;
  return db
    .select({ lines: sql<string | null>`string_agg(${line}, chr(10) order by ${due}, ${item})` })
    .from(learningItem)
    .where(and(eq(learningItem.accountId, accountId), isNotNull(due)));
});

/**
 * Every item that is due now or later, the earliest first. Read as one text, since a busy child has thousands. They are
 * not filtered here: only the content knows which are open.
 */
export async function findDueItems(db: Queryable, accountId: string): Promise<DueItem[]> {
  const [row] = await dueItemsOf(db, accountId);
  return (row?.lines?.split('\n') ?? []).map((line) => {
    const [item = '', dueMs] = line.split('\t');
    return { item, due: new Date(Number(dueMs)) };
  });
}

const answeredItemsOf = statement((db, accountId: Parameter<string>) =>
  db
    .select({ items: sql<string | null>`string_agg(${learningItem.item}, chr(10))` })
    .from(learningItem)
    .where(eq(learningItem.accountId, accountId)),
);

/** The names of all items that were answered; read as one text, as above. */
export async function findAnsweredItems(db: Queryable, accountId: string): Promise<string[]> {
  const [row] = await answeredItemsOf(db, accountId);
  return row?.items?.split('\n') ?? [];
}

/**
 * The limit is a literal: the planner doesn't know the value of a parameter, and would sort all answers of the account.
 * The names of words and pairs have a colon.
 */
const latestQuestionOf = statement((db, accountId: Parameter<string>) =>
  db.select({ item: sql<string>`item` }).from(
    sql`(
      select item from ${learningAnswer}
      where account_id = ${accountId} and item not like '%:%'
      order by at desc limit 1) as latest`,
  ),
);

export async function findLatestQuestion(db: Queryable, accountId: string): Promise<string | null> {
  const [row] = await latestQuestionOf(db, accountId);
  return row?.item ?? null;
}

/** Every item that was answered, with its latest mark. */
export const findItems = statement((db, accountId: Parameter<string>) =>
  db
    .select({
      item: learningItem.item,
      isRight: learningItem.isRight,
      hasHint: learningItem.hasHint,
      at: learningItem.lastAt,
      due: learningItem.due,
    })
    .from(learningItem)
    .where(eq(learningItem.accountId, accountId)),
);

const latestOf = statement((db, accountId: Parameter<string>) => {
  const { item, isRight, hasHint, lastAt, due } = learningItem;
  const ms = (time: AnyColumn) => sql`(extract(epoch from ${time}) * 1000)::bigint`;
  const line = sql`concat_ws(chr(9), ${item}, ${isRight}::int, ${hasHint}::int, ${ms(lastAt)}, ${ms(due)})`;
  return db
    .select({ lines: sql<string | null>`string_agg(${line}, chr(10))` })
    .from(learningItem)
    .where(eq(learningItem.accountId, accountId));
});

/** Every item that was answered, with its latest mark; read as one text, as above. */
export async function findLatest(
  db: Queryable,
  accountId: string,
): Promise<Map<string, LatestMark & { readonly due: Date | null }>> {
  const [row] = await latestOf(db, accountId);
  return new Map(
    (row?.lines?.split('\n') ?? []).map((line) => {
      const [item = '', isRight, hasHint, at, due] = line.split('\t');
      const mark = {
        isRight: isRight === '1',
        hasHint: hasHint === '1',
        at: new Date(Number(at)),
        due: due === undefined ? null : new Date(Number(due)),
      };
      return [item, mark];
    }),
  );
}

/** The practice of each day in India since then. */
export async function findDaysOfPractice(
  tx: Queryable,
  accountId: string,
  since: Date,
): Promise<DayOfPractice[]> {
  const { rows } = await tx.execute<DayOfPractice & Record<string, unknown>>(sql`
    select (at at time zone 'Asia/Kolkata')::date::text as day, count(*)::int as items,
      count(*) filter (where is_right)::int as right, sum(took_ms)::float8 as "tookMs"
    from learning_answer where account_id = ${accountId} and at >= ${since}
    group by 1`);
  return rows;
}

export async function findMadeErrors(
  tx: Queryable,
  accountId: string,
  since: Date,
): Promise<MadeError[]> {
  const { rows } = await tx.execute<MadeError & Record<string, unknown>>(sql`
    select error, count(*)::int as count,
      count(distinct (at at time zone 'Asia/Kolkata')::date)::int as days
    from learning_answer where account_id = ${accountId} and at >= ${since} and error is not null
    group by error`);
  return rows;
}

/** The latest `count` answers since then to each of these items. */
export async function findLatestToItems(
  tx: Queryable,
  accountId: string,
  items: readonly string[],
  since: Date,
  count: number,
): Promise<AnswerToItem[]> {
  if (items.length === 0) return [];
  const { rows } = await tx.execute<Omit<AnswerToItem, 'at'> & { at: string }>(sql`
    select latest.id, wanted.item, latest.at, latest.is_right as "isRight"
    from unnest(${sql.param(items)}::text[]) as wanted (item)
    cross join lateral (
      select id, at, is_right from learning_answer
      where account_id = ${accountId} and item = wanted.item and at >= ${since}
      order by at desc, id desc limit ${count}
    ) latest`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

const ANSWERS_PER_PAGE = 1_000;

/** For the export, the latest first, in pages. */
export async function* findAnswers(db: Queryable, accountId: string) {
  let before: Pick<AnswerRow, 'at' | 'id'> | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(learningAnswer)
      .where(
        and(
          eq(learningAnswer.accountId, accountId),
          before &&
            sql`(${learningAnswer.at}, ${learningAnswer.id}) < (${before.at}, ${before.id})`,
        ),
      )
      .orderBy(desc(learningAnswer.at), desc(learningAnswer.id))
      .limit(ANSWERS_PER_PAGE);
    yield rows.map(({ accountId: _, ...row }) => row);
    before = rows[ANSWERS_PER_PAGE - 1];
    if (before === undefined) return;
  }
}

/** Old answers except the latest to each item, which is kept forever. */
const isOutdated = (before: Date) => sql`
  learning_answer.at < ${before} and exists (
    select 1 from learning_answer later
    where later.account_id = learning_answer.account_id and later.item = learning_answer.item
      and (later.at, later.id) > (learning_answer.at, learning_answer.id))`;

/**
 * The next `limit` accounts by id after `after`, and whether each has such answers. Bounded by the accounts examined,
 * not by those found, so that the time does not grow with the table.
 */
export async function findNextAccounts(
  db: Queryable,
  before: Date,
  after: string,
  limit: number,
): Promise<{ id: string; isDue: boolean }[]> {
  const { rows } = await db.execute<{ id: string; isDue: boolean }>(sql`
    select account.id::text, due.found is not null as "isDue"
    from (select id from account where id > ${after || NO_ID}::uuid order by id limit ${limit}) account
    left join lateral (
      select true as found from learning_answer
      where learning_answer.account_id = account.id and ${isOutdated(before)} limit 1
    ) due on true
    order by account.id`);
  return rows;
}

/** Deletes at most `limit` such answers of the account; returns how many. */
export async function deleteAnswersBefore(
  db: Queryable,
  accountId: string,
  before: Date,
  limit: number,
): Promise<number> {
  // The account is held, so that its deletion does not delete the same rows at the same time in another order. The latest
  // answers are found once: to look for a later one of each answer takes seconds where a child has thousands to one item.
  const { rowCount } = await db.execute(sql`
    with latest as (
      select distinct on (item) id from learning_answer where account_id = ${accountId}
      order by item, at desc, id desc)
    delete from learning_answer
    where account_id = (select id from account where id = ${accountId} for key share)
      and id = any(array(
        select id from learning_answer
        where account_id = ${accountId} and at < ${before} and id not in (select id from latest)
        limit ${limit}))`);
  return rowCount ?? 0;
}

/** At most one; none: the account has the defaults. */
export const findSettings = statement((db, accountId: Parameter<string>) =>
  db
    .select({ hasWeeklySummary: learningSettings.hasWeeklySummary })
    .from(learningSettings)
    .where(eq(learningSettings.accountId, accountId)),
);

export async function setWeeklySummary(
  db: Queryable,
  accountId: string,
  isWanted: boolean,
): Promise<void> {
  await db
    .insert(learningSettings)
    .values({ accountId, hasWeeklySummary: isWanted })
    .onConflictDoUpdate({
      target: learningSettings.accountId,
      set: { hasWeeklySummary: isWanted },
    });
}

/** Ids of accounts that want a summary and have none of the week of this Monday, ascending, after `after`. */
export async function findAccountsToSummarise(
  db: Queryable,
  monday: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ accountId: learningSettings.accountId })
    .from(learningSettings)
    .where(and(isDueOf(monday), gt(learningSettings.accountId, after || NO_ID)))
    .orderBy(learningSettings.accountId)
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** False if the summary is no longer wanted, or another process was faster. */
export async function claimSummary(
  tx: Queryable,
  accountId: string,
  monday: string,
): Promise<boolean> {
  const claimed = await tx
    .update(learningSettings)
    .set({ lastSummary: monday })
    .where(and(eq(learningSettings.accountId, accountId), isDueOf(monday)))
    .returning({ accountId: learningSettings.accountId });
  return claimed.length > 0;
}

const isDueOf = (monday: string) =>
  and(
    eq(learningSettings.hasWeeklySummary, true),
    or(isNull(learningSettings.lastSummary), ne(learningSettings.lastSummary, monday)),
  );

export async function findLearnerErrors(db: Queryable): Promise<LearnerError[]> {
  return db.select().from(learnerError);
}

export async function replaceLearnerErrors(tx: Queryable, rows: LearnerError[]): Promise<void> {
  await replaceRows(tx, learnerError, rows);
}
