// The answers of a child, the review, the report for the parent, and the path (product §7.13 to §7.15).

import type { BodyOf } from '#contract/endpoint.ts';
import type { ReportResponse, Review } from '#contract/learning.ts';
import type { getPlacement, Path, Placement } from '#contract/path.ts';
import { categoryOfStandard } from '#domain/account/standard.ts';
import { nextLevel, type Topic } from '#domain/learning/curriculum.ts';
import { decideAccess, type Viewer } from '#domain/membership/access.ts';
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
import {
  type ContentDeps,
  createLearningContent,
  type LearningContent,
} from './learning-content.ts';
import { pathOf, placementOf, withQuestions } from './paths.ts';
import { createReports } from './reports.ts';
import { latestOf, reviewOf, reviewOfAnswers } from './review.ts';
import { statisticsTasks } from './statistics.ts';
import {
  findAnsweredItems,
  findAnswers,
  findDueItems,
  findItems,
  findLatest,
  findLatestQuestion,
  findSettings,
  setWeeklySummary,
} from './store.ts';
import { childOf, createViews } from './views.ts';
import { createWeeklySummaries } from './weekly-summaries.ts';

type PlacementAnswers = BodyOf<typeof getPlacement>;

export interface LearningService {
  /** Keeps answers of the child; returns how many of them are kept now. Throws session-ended. */
  keep(identity: Identity, sent: SentAnswers): Promise<number>;
  review(identity: Identity): Promise<Review>;
  /** For a visitor, from the answers on the device: nothing is stored. */
  reviewOf(sent: SentAnswers): Promise<Review>;
  path(identity: Identity): Promise<Path>;
  /** For a visitor, as `reviewOf`. */
  pathOf(sent: SentAnswers): Promise<Path>;
  placement(identity: Identity, sent: PlacementAnswers): Promise<Placement>;
  /** For a visitor. */
  placementOf(sent: PlacementAnswers): Promise<Placement>;
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

const isOpenTo = (viewer: Viewer) => (thing: { readonly isFree: boolean }) =>
  decideAccess(viewer, thing).ok;
const isFree = isOpenTo({ kind: 'visitor' });

const freeTopics = (content: LearningContent): readonly Topic[] =>
  content.topicsFor('basic').filter(isFree);

const openTopics = (content: LearningContent, { standard, role }: Identity['profile']) =>
  content.topicsFor(categoryOfStandard(standard)).filter(isOpenTo({ kind: role }));

export function createLearningService(deps: LearningDeps): LearningService {
  const { db, clock, limiter } = deps;
  const content = createLearningContent(deps);
  // A year's answers take some 20 ms to mark and to schedule.
  const pace = createPace();
  const answers = createAnswers({ db, clock, limiter, content, pace });
  const views = createViews(db);
  const reports = createReports({ ...deps, content, views });
  const summaries = createWeeklySummaries({ ...deps, reports });

  return {
    keep: answers.keep,

    async review({ accountId, profile }) {
      const known = await content();
      const isOpen = isOpenTo({ kind: profile.role });
      const topics = openTopics(known, profile);
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
      const topics = freeTopics(known);
      return pace(() => {
        const marked = markAnswers(known, sent, now).filter((answer) => isFree(answer.known));
        return reviewOfAnswers(marked, known, topics, now);
      });
    },

    async path(identity) {
      const { accountId, profile } = identity;
      const known = await content();
      const now = clock.now();
      const path = await views.of(childOf(identity), now, {
        kind: 'path',
        version: known.version,
        make: async (tx) =>
          pathOf({
            topics: openTopics(known, profile),
            latest: await findLatest(tx, accountId),
            standard: profile.standard,
            now,
          }),
      });
      return withQuestions(path, known);
    },

    async pathOf(sent) {
      const known = await content();
      const now = clock.now();
      const topics = freeTopics(known);
      return pace(() => {
        const latest = latestOf(markAnswers(known, sent, now));
        return withQuestions(pathOf({ topics, latest, standard: null, now }), known);
      });
    },

    async placement({ profile }, sent) {
      const known = await content();
      return placementOf(known, openTopics(known, profile), sent);
    },

    async placementOf(sent) {
      const known = await content();
      return placementOf(known, freeTopics(known), sent);
    },

    report: reports.of,
    reportAsPdf: reports.print,

    async setWeeklySummary(accountId, isWanted) {
      await writeForAccount(setWeeklySummary(db, accountId, isWanted));
    },

    tasks: [answers.task, summaries, ...statisticsTasks(db, clock)],

    personalData: [
      { name: 'answers', keptUnder: 'account', exportOf: findAnswers },
      { name: 'answeredItems', keptUnder: 'account', exportOf: findItems },
      { name: 'learningSettings', keptUnder: 'account', exportOf: findSettings },
    ],
  };
}
