// Keeps the answers of a child and the state of each answered item (product §7.13). Both are written in one
// transaction under a lock of the account. The state is a fold over all answers to an item, so it is the same when
// answers arrive twice, late, in any order, or from two devices at once.

import type { BodyOf } from '#contract/endpoint.ts';
import type { keepAnswers } from '#contract/learning.ts';
import { groupBy } from '#domain/learning/group-by.ts';
import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { dueOf } from '#domain/learning/schedule.ts';
import { decideAccess } from '#domain/membership/access.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { writeForAccount } from '#server/features/account/service.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { Limiter } from '#server/platform/limits/limiter.ts';
import type { Pace } from '#server/platform/pace.ts';
import type { ItemTask } from '#server/platform/tasks/task.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { KnownItem, LearningContent, Mark } from './learning-content.ts';
import {
  deleteAnswersBefore,
  findLatestMarks,
  findMarks,
  findNextAccounts,
  hasAnswers,
  insertAnswers,
  saveItems,
} from './store.ts';
import { deleteViews } from './view-store.ts';

export const KEPT_MS = 400 * DAY_MS;
const ACCOUNTS_PER_STATEMENT = 500;
/** An account may have 50,000 answers to delete: more than a busy database deletes within the time of a statement. */
const ROWS_PER_STATEMENT = 2_000;
/** Ten years of a level a day; a child does not answer more. */
const MOST_ANSWERS = 50_000;

/** Of an account, by the day they arrive: a device brings at most 1,000 from before it was signed in. */
const ANSWERS = { perDay: 3_000 };

export type SentAnswers = BodyOf<typeof keepAnswers>;

export interface CheckedAnswer extends Mark {
  readonly answer: KeptAnswer;
  readonly known: KnownItem;
  readonly at: Date;
}

export interface Answers {
  /** Returns how many of them are kept now. Throws session-ended if the account is gone, too-often. */
  keep(identity: Identity, sent: SentAnswers): Promise<number>;
  readonly task: ItemTask;
}

interface AnswersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly pace: Pace;
  readonly content: () => Promise<LearningContent>;
}

export function createAnswers({ db, clock, limiter, content, pace }: AnswersDeps): Answers {
  const takeTurns = createTurns();

  async function save(tx: Queryable, accountId: string, marked: readonly CheckedAnswer[]) {
    // One call after the other, so that two devices merge.
    await lock(tx, 'answers', accountId);
    if (await hasAnswers(tx, accountId, MOST_ANSWERS)) return 0;
    const rows = marked.map(({ answer, known, at, isRight, error }) => ({
      id: answer.id,
      item: known.item,
      answer: answer.answer,
      isRight,
      hasHint: answer.hint,
      error,
      tookMs: answer.tookMs,
      at,
    }));
    const kept = await insertAnswers(tx, accountId, rows);
    const items = [...new Set(rows.map(({ item }) => item))];
    const marks = groupBy(await findMarks(tx, accountId, items), ({ item }) => item);
    const latest = await findLatestMarks(tx, accountId, items);
    await saveItems(
      tx,
      [...latest].map(([item, { isRight, hasHint, at }]) => {
        const due = dueOf(marks.get(item) ?? []);
        return { accountId, item, due, isRight, hasHint, lastAt: at };
      }),
    );
    await deleteViews(tx, accountId);
    return kept;
  }

  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);

  /** The next accounts with answers to delete: as many as wanted, or all that are left. */
  async function findDueAccounts(after: string, limit: number): Promise<string[]> {
    const due: string[] = [];
    let last: string | undefined = after;
    while (last !== undefined && due.length < limit) {
      const accounts = await findNextAccounts(db, oldest(), last, ACCOUNTS_PER_STATEMENT);
      due.push(...accounts.flatMap(({ id, isDue }) => (isDue ? id : [])));
      last = accounts[ACCOUNTS_PER_STATEMENT - 1]?.id;
    }
    return due.slice(0, limit);
  }

  return {
    async keep({ accountId, profile }, sent) {
      const viewer = { kind: profile.role };
      const known = await content();
      const marked = (await pace(() => markAnswers(known, sent, clock.now()))).filter(
        (answer) => decideAccess(viewer, answer.known).ok,
      );
      if (marked.length === 0) return 0;
      await limiter.take({
        name: 'answer',
        subject: accountId,
        quota: ANSWERS,
        amount: marked.length,
      });
      return takeTurns(accountId, () =>
        writeForAccount(db.transaction((tx) => save(tx, accountId, marked))),
      );
    },

    task: {
      // By account, since the latest answer to each item stays.
      kind: 'items',
      name: 'clear-answers',
      schedule: '10 3 * * *',
      timeLimitMs: 2 * 3_600_000,
      findItems: findDueAccounts,
      async runItem(accountId) {
        let deleted = ROWS_PER_STATEMENT;
        while (deleted === ROWS_PER_STATEMENT) {
          deleted = await deleteAnswersBefore(db, accountId, oldest(), ROWS_PER_STATEMENT);
        }
      },
    },
  };
}

/**
 * Marks each answer once. Answers to unknown items, and answers that don't fit their item, are left out. The time of an
 * answer is counted back from the server's clock, so that a wrong clock of the device doesn't matter.
 */
export function markAnswers(
  content: LearningContent,
  { now: sentAt, answers }: SentAnswers,
  now: Date,
): CheckedAnswer[] {
  const byId = new Map(answers.map((answer) => [answer.id.toLowerCase(), answer]));
  return [...byId].flatMap(([id, answer]) => {
    const known = content.find(answer.item);
    const mark = known?.mark(answer.answer) ?? null;
    if (known === undefined || mark === null) return [];
    const age = Math.min(Math.max(sentAt - answer.at, 0), KEPT_MS);
    return [{ ...mark, known, answer: { ...answer, id }, at: new Date(now.getTime() - age) }];
  });
}
