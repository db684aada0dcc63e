// The report of an account (product §7.14): for the page, as a PDF, and its three sentences for the weekly summary.

import type { ReportResponse } from '#contract/learning.ts';
import { categoryOfStandard } from '#domain/account/standard.ts';
import {
  MISTAKES_COUNT_DAYS,
  RIGHT_WHEN_MENDED,
  returningErrors,
} from '#domain/learning/mistakes.ts';
import { makeReport, type Report } from '#domain/learning/report.ts';
import { decideAccess } from '#domain/membership/access.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { LearningContent } from './learning-content.ts';
import {
  findDaysOfPractice,
  findItems,
  findLatestToItems,
  findMadeErrors,
  findSettings,
} from './store.ts';
import { type Child, childOf, type Views } from './views.ts';

export interface Reports {
  make(child: Child, now: Date): Promise<Report>;
  of(identity: Identity): Promise<ReportResponse>;
  /** A PDF. Throws ServiceUnavailableError while the printer is busy. */
  print(identity: Identity): Promise<Buffer>;
}

interface ReportsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly printer: Printer;
  readonly content: () => Promise<LearningContent>;
  readonly views: Views;
}

export function createReports({ db, clock, printer, content, views }: ReportsDeps): Reports {
  async function makeNow(
    tx: Queryable,
    known: LearningContent,
    { accountId, standard, viewer }: Child,
    now: Date,
  ): Promise<Report> {
    const since = new Date(now.getTime() - MISTAKES_COUNT_DAYS * DAY_MS);
    const madeErrors = await findMadeErrors(tx, accountId, since);
    const returning = returningErrors(madeErrors, known.learnerErrors);
    const items = new Set(returning.flatMap(({ error }) => known.itemsWith(error)));
    const answered = await findItems(tx, accountId);
    return makeReport({
      now,
      topics: known.topicsFor(categoryOfStandard(standard)),
      isOpen: (topic) => decideAccess(viewer, topic).ok,
      topicIdOf: known.topicIdOf,
      latest: new Map(answered.map((row) => [row.item, row])),
      days: await findDaysOfPractice(tx, accountId, since),
      madeErrors,
      latestToItems: await findLatestToItems(tx, accountId, [...items], since, RIGHT_WHEN_MENDED),
      errorsOf: (item) => known.find(item)?.errors ?? [],
      learnerErrors: known.learnerErrors,
      lessonOf: known.lessonOf,
    });
  }

  async function make(child: Child, now: Date): Promise<Report> {
    const known = await content();
    return views.of(child, now, {
      kind: 'report',
      version: known.version,
      make: (tx) => makeNow(tx, known, child, now),
    });
  }

  return {
    make,

    async of(identity) {
      const now = clock.now();
      const [report, [settings]] = await Promise.all([
        make(childOf(identity), now),
        findSettings(db, identity.accountId),
      ]);
      return {
        madeAt: now.toISOString(),
        ...report,
        weeks: report.weeks.map(({ from, items, right, minutes }) => {
          return { from, items, right, minutes };
        }),
        topics: report.topics.map((topic) => ({ ...topic, skills: topic.skills.map(shortened) })),
        shakiest: report.shakiest.map(({ skill, topicId, topic, levelId }) => {
          return { skill, topicId, topic, levelId };
        }),
        mistakes: [...report.mistakes],
        hasWeeklySummary: settings?.hasWeeklySummary ?? false,
      };
    },

    async print(identity) {
      return printer.runPrepared('report', async () => {
        const now = clock.now();
        const report = await make(childOf(identity), now);
        const { childsName, standard } = identity.profile;
        return { kind: 'report', of: { childsName, standard, madeAt: now, report } };
      });
    },
  };
}

function shortened({ skill, levelId, state }: Report['shakiest'][number]) {
  return { skill, levelId, state };
}
