// The report of an account (product §7.14): for the page, as a PDF, and its three sentences for the weekly summary.

import type { ReportResponse } from '#contract/learning.ts';
import { categoryOfStandard, type Standard } from '#domain/account/standard.ts';
import { MISTAKES_COUNT_DAYS } from '#domain/learning/mistakes.ts';
import { makeReport, type Report } from '#domain/learning/report.ts';
import type { SkillOfTopic } from '#domain/learning/skills.ts';
import { decideAccess, type Viewer } from '#domain/membership/access.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { LearningContent } from './learning-content.ts';
import { findAnswersSince, findItems, findSettings } from './store.ts';

/** The child that a report is about. */
export interface Child {
  readonly accountId: string;
  readonly standard: Standard;
  readonly viewer: Viewer;
}

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
}

export function createReports({ db, clock, printer, content }: ReportsDeps): Reports {
  async function make({ accountId, standard, viewer }: Child, now: Date): Promise<Report> {
    const known = await content();
    const since = new Date(now.getTime() - MISTAKES_COUNT_DAYS * DAY_MS);
    const [latest, recent] = await Promise.all([
      findItems(db, accountId),
      findAnswersSince(db, accountId, since),
    ]);
    return makeReport({
      now,
      topics: known.topicsFor(categoryOfStandard(standard)),
      isOpen: (topic) => decideAccess(viewer, topic).ok,
      topicIdOf: known.topicIdOf,
      latest: new Map(latest.map((row) => [row.item, row])),
      recent,
      errorsOf: (item) => known.find(item)?.errors ?? [],
      learnerErrors: known.learnerErrors,
      lessonOf: known.lessonOf,
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

function childOf({ accountId, profile }: Identity): Child {
  return { accountId, standard: profile.standard, viewer: { kind: profile.role } };
}

function shortened({ skill, levelId, state }: SkillOfTopic) {
  return { skill, levelId, state };
}
