// The answers of a child, the review, and the report for the parent (product §7.13, §7.14).

import type { ReportResponse, Review } from '#contract/learning.ts';
import { categoryOfStandard } from '#domain/account/standard.ts';
import { nextLevel, type Topic } from '#domain/learning/curriculum.ts';
import { decideAccess } from '#domain/membership/access.ts';
import {
  type AccountService,
  type PersonalData,
  writeForAccount,
} from '#server/features/account/service.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Limiter } from '#server/platform/limits/limiter.ts';
import { createPace } from '#server/platform/pace.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import { createAnswers, markAnswers, type SentAnswers } from './answers.ts';
import { type ContentDeps, createLearningContent } from './learning-content.ts';
import { createReports } from './reports.ts';
import { reviewOf, reviewOfAnswers } from './review.ts';
import {
  findAnsweredItems,
  findAnswers,
  findDueItems,
  findItems,
  findLatestQuestion,
  findSettings,
  setWeeklySummary,
} from './store.ts';
import { createWeeklySummaries } from './weekly-summaries.ts';

export interface LearningService {
  /** Keeps answers of the child; returns how many of them are kept now. Throws session-ended. */
  keep(identity: Identity, sent: SentAnswers): Promise<number>;
  review(identity: Identity): Promise<Review>;
  /** For a visitor, from the answers on the device: nothing is stored. */
  reviewOf(sent: SentAnswers): Promise<Review>;
  report(identity: Identity): Promise<ReportResponse>;
  reportAsPdf(identity: Identity): Promise<Buffer>;
  /** Throws session-ended. */
  setWeeklySummary(accountId: string, isWanted: boolean): Promise<void>;
  readonly tasks: readonly Task[];
  readonly personalData: readonly PersonalData[];
}

interface LearningDeps extends ContentDeps {
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly messages: MessageService;
  readonly printer: Printer;
  readonly limiter: Limiter;
}

export function createLearningService(deps: LearningDeps): LearningService {
  const { db, clock, limiter } = deps;
  const content = createLearningContent(deps);
  // A year's answers take some 20 ms to mark and to schedule.
  const pace = createPace();
  const answers = createAnswers({ db, clock, limiter, content, pace });
  const reports = createReports({ ...deps, content });
  const summaries = createWeeklySummaries({ ...deps, reports });

  return {
    keep: answers.keep,

    async review({ accountId, profile }) {
      const known = await content();
      const isOpen = (thing: { isFree: boolean }) => decideAccess({ kind: profile.role }, thing).ok;
      const topics = known.topicsFor(categoryOfStandard(profile.standard)).filter(isOpen);
      const [due, answered, latest] = await Promise.all([
        findDueItems(db, accountId),
        findAnsweredItems(db, accountId),
        findLatestQuestion(db, accountId),
      ]);
      const next = nextLevel(topics, new Set(answered), known.topicIdOf(latest));
      return { ...reviewOf(due, known, isOpen, clock.now()), nextLevel: next };
    },

    async reviewOf(sent) {
      const known = await content();
      const now = clock.now();
      const isFree = (thing: { isFree: boolean }) => decideAccess({ kind: 'visitor' }, thing).ok;
      const topics: readonly Topic[] = known.topicsFor('basic').filter(isFree);
      return pace(() => {
        const marked = markAnswers(known, sent, now).filter((answer) => isFree(answer.known));
        return reviewOfAnswers(marked, known, topics, now);
      });
    },

    report: reports.of,
    reportAsPdf: reports.print,

    async setWeeklySummary(accountId, isWanted) {
      await writeForAccount(setWeeklySummary(db, accountId, isWanted));
    },

    tasks: [answers.task, summaries],

    personalData: [
      { name: 'answers', keptUnder: 'account', exportOf: findAnswers },
      { name: 'answeredItems', keptUnder: 'account', exportOf: findItems },
      { name: 'learningSettings', keptUnder: 'account', exportOf: findSettings },
    ],
  };
}
