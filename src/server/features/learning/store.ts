import { and, asc, desc, eq, gt, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
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

/** An answer that is kept already is not changed. */
export async function insertAnswers(tx: Queryable, rows: readonly AnswerRow[]): Promise<void> {
  await tx
    .insert(learningAnswer)
    .values([...rows])
    .onConflictDoNothing();
}

/** All answers to some items. */
export const findMarks = statement(
  (tx, accountId: Parameter<string>, items: Parameter<readonly string[]>) =>
    tx
      .select({
        id: learningAnswer.id,
        item: learningAnswer.item,
        at: learningAnswer.at,
        isRight: learningAnswer.isRight,
        hasHint: learningAnswer.hasHint,
      })
      .from(learningAnswer)
      .where(
        and(eq(learningAnswer.accountId, accountId), sql`${learningAnswer.item} = any(${items})`),
      ),
);

export async function saveItems(tx: Queryable, rows: readonly ItemRow[]): Promise<void> {
  await tx
    .insert(learningItem)
    .values([...rows])
    .onConflictDoUpdate({
      target: [learningItem.accountId, learningItem.item],
      set: {
        due: sql`excluded.due`,
        isRight: sql`excluded.is_right`,
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
      at: learningItem.lastAt,
      due: learningItem.due,
    })
    .from(learningItem)
    .where(eq(learningItem.accountId, accountId)),
);

export const findAnswersSince = statement(
  (db, accountId: Parameter<string>, since: Parameter<Date>) =>
    db
      .select({
        id: learningAnswer.id,
        item: learningAnswer.item,
        at: learningAnswer.at,
        isRight: learningAnswer.isRight,
        error: learningAnswer.error,
        tookMs: learningAnswer.tookMs,
      })
      .from(learningAnswer)
      .where(and(eq(learningAnswer.accountId, accountId), gte(learningAnswer.at, since))),
);

const answersOf = statement((db, accountId: Parameter<string>) =>
  db
    .select()
    .from(learningAnswer)
    .where(eq(learningAnswer.accountId, accountId))
    .orderBy(desc(learningAnswer.at), asc(learningAnswer.id)),
);

/** For the export, the latest first. */
export async function findAnswers(db: Queryable, accountId: string) {
  const rows = await answersOf(db, accountId);
  return rows.map(({ accountId: _, ...row }) => row);
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
