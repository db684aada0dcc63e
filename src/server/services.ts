// The composition root: creates every service of the site, for the server and for the operator's commands.

import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { type AccountService, createAccountService } from './features/account/service.ts';
import {
  createSecurityLog,
  type SecurityLog,
  type SecurityLogDeps,
} from './features/auth/security-log.ts';
import { type AuthService, createAuthService } from './features/auth/service.ts';
import { wordCardContent } from './features/card-game/content.ts';
import { type CardGameService, createCardGameService } from './features/card-game/service.ts';
import {
  type CompetitionService,
  createCompetitionService,
} from './features/competition/service.ts';
import { dropGameContent } from './features/drop-game/content.ts';
import { createDropGameService } from './features/drop-game/service.ts';
import { createErrorService, type ErrorService } from './features/errors/service.ts';
import { learnerErrorContent } from './features/learning/content.ts';
import { createLearningService, type LearningService } from './features/learning/service.ts';
import { lessonContent } from './features/lesson/content.ts';
import { createLessonService, type LessonService } from './features/lesson/service.ts';
import { createMembershipService, type MembershipService } from './features/membership/service.ts';
import { quizContent } from './features/quiz/content.ts';
import {
  createQuizService,
  createScores,
  type QuizService,
  type Scores,
} from './features/quiz/service.ts';
import { createSiteService, type SiteService } from './features/site/service.ts';
import { wordContent } from './features/vocabulary/content.ts';
import { createVocabularyService, type VocabularyService } from './features/vocabulary/service.ts';
import { createMessageService, type MessageService } from './features/whatsapp/service.ts';
import { createGameResultService, type GameResultService } from './features/word-game/service.ts';
import { createWorksheetService, type WorksheetService } from './features/worksheet/service.ts';
import type { PaymentGateway } from './gateways/payments/payment-gateway.ts';
import type { MessageGateway } from './gateways/whatsapp/message-gateway.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database/database.ts';
import type { Notices } from './platform/database/listen.ts';
import { deriveKeys, type Keys } from './platform/keys.ts';
import { createLimiter, type Limiter } from './platform/limits/limiter.ts';
import { createPrinter } from './platform/printer.ts';
import type { Queue } from './platform/queue.ts';
import type { Task } from './platform/tasks/task.ts';
import { registerTaskMetrics } from './platform/tasks/task-metrics.ts';
import { createTaskRunner, type TaskRunner } from './platform/tasks/task-runner.ts';

/** Collections with questions that children answer. */
const PRACTISED = [
  quizContent,
  lessonContent,
  wordContent,
  wordCardContent,
  dropGameContent,
  learnerErrorContent,
];

export interface Services {
  readonly site: SiteService;
  readonly quiz: QuizService;
  readonly lessons: LessonService;
  readonly scores: Scores;
  readonly learning: LearningService;
  readonly vocabulary: VocabularyService;
  readonly gameResults: GameResultService;
  readonly cardGame: CardGameService;
  readonly worksheets: WorksheetService;
  readonly messages: MessageService;
  readonly accounts: AccountService;
  readonly auth: AuthService;
  readonly security: SecurityLog;
  readonly membership: MembershipService;
  readonly competition: CompetitionService;
  readonly errors: ErrorService;
  readonly limiter: Limiter;
  /** Background tasks, including retention (docs/privacy.md). */
  readonly tasks: TaskRunner;
  registerMetrics(registry: Registry): void;
  /** Starts sending messages and running tasks in this process. */
  startWorking(): Promise<void>;
  /** Runs in the transaction that restores a backup. */
  settleRestored(tx: Queryable): Promise<void>;
}

export interface ServiceDeps {
  readonly config: Pick<
    Config,
    | 'otpSoftLimit'
    | 'otpCeilings'
    | 'databasePoolSize'
    | 'isProduction'
    | 'ledgerSecret'
    | 'dataDir'
    | 'mapsDir'
    | 'worksheetHosts'
  >;
  readonly log: SecurityLogDeps['log'];
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly queue: Queue;
  readonly gateway: MessageGateway;
  readonly paymentGateway: PaymentGateway;
  /** Tasks that belong to no feature. */
  readonly ownTasks?: readonly Task[];
}

export async function createServices(deps: ServiceDeps): Promise<Services> {
  const { config, log, db, notices, clock, keys, queue, gateway, paymentGateway } = deps;
  const { otpSoftLimit, otpCeilings, isProduction } = config;
  const messages = await createMessageService({ db, clock, queue, gateway });
  const scores = createScores(db, clock);
  const gameResults = createGameResultService(db);
  const accounts = createAccountService({ db, clock, notices, keys });
  const site = createSiteService(db);
  const security = createSecurityLog({ log, keys, notices });
  const limiter = createLimiter({ db, clock, keys });
  const auth = createAuthService({
    db,
    clock,
    keys,
    limiter,
    security,
    accounts,
    messages,
    siteName: site.name,
    otpSoftLimit,
    otpCeilings,
    isProduction,
    poolSize: config.databasePoolSize,
  });
  const ledgerKeys = config.ledgerSecret === undefined ? keys : deriveKeys(config.ledgerSecret);
  const printer = createPrinter();
  const quiz = createQuizService(db);
  const lessons = createLessonService({ db, freeTopics: quiz.freeTopics });
  const vocabulary = createVocabularyService(db);
  const cardGame = createCardGameService(db);
  const dropGame = createDropGameService(db);
  const learning = createLearningService({
    db,
    notices,
    clock,
    quiz,
    lessons,
    vocabulary,
    cardGame,
    dropGame,
    collections: PRACTISED.map(({ name }) => name),
    accounts,
    messages,
    printer,
    limiter,
  });
  const worksheets = createWorksheetService({
    db,
    notices,
    clock,
    keys,
    log,
    printer,
    limiter,
    dataDir: config.dataDir,
    hosts: config.worksheetHosts,
    freeTopics: quiz.freeTopics,
    topicCollection: quizContent.name,
    questionsOf: quiz.questionsOf,
  });
  const membership = createMembershipService({
    db,
    notices,
    clock,
    limiter,
    ledgerKey: ledgerKeys.of('payer'),
    accounts,
    messages,
    queue,
    printer,
    seller: site.details,
    paymentGateway,
    async countContent() {
      const games = (await cardGame.countLevels()) + (await dropGame.countLevels());
      const words = await vocabulary.countWords();
      return { ...(await quiz.counts()), games, words, worksheets: await worksheets.count() };
    },
  });
  const competition = createCompetitionService({
    db,
    notices,
    clock,
    keys,
    messages,
    printer,
    dataDir: config.dataDir,
    log,
    isProduction,
    auth,
  });
  const errors = createErrorService({ db, clock, keys, mapsDir: config.mapsDir });
  accounts.addPersonalData(
    ...membership.personalData,
    auth.sessions.personalData,
    auth.codes.personalData,
    scores.personalData,
    gameResults.personalData,
    ...learning.personalData,
    competition.ownData.personalData,
    messages.personalData,
  );

  accounts.onNotice((tx, notice) => messages.enqueue(tx, notice));

  const tasks = createTaskRunner({
    db,
    notices,
    clock,
    queue,
    tasks: [
      ...limiter.tasks,
      ...auth.tasks,
      ...messages.tasks,
      ...membership.tasks,
      ...worksheets.tasks,
      ...competition.tasks,
      ...learning.tasks,
      ...errors.tasks,
      ...accounts.tasks,
      ...(deps.ownTasks ?? []),
    ],
    onFailure: ({ task, item, error }) => log.warn({ err: error, task, item }, 'task failed'),
  });

  return {
    tasks,
    limiter,
    site,
    quiz,
    lessons,
    scores,
    learning,
    vocabulary,
    gameResults,
    cardGame,
    worksheets,
    messages,
    accounts,
    auth,
    security,
    membership,
    competition,
    errors,

    registerMetrics(registry) {
      security.register(registry);
      auth.registerMetrics(registry);
      registerTaskMetrics(registry, tasks);
      errors.registerMetrics(registry);
      messages.registerMetrics(registry);
      membership.registerMetrics(registry);
      competition.registerMetrics(registry);
      queue.registerMetrics(registry);
    },

    async startWorking() {
      await competition.calendar.prepare();
      for (const { name, concurrency, handle } of messages.workers) {
        await queue.work(name, concurrency, handle);
      }
      await tasks.start();
    },

    async settleRestored(tx) {
      await accounts.eraseAgain(tx);
      await auth.revokeAll(tx);
      await messages.settleRestored(tx);
      await membership.payments.settleRestored(tx);
      await competition.ownData.settleRestored(tx);
    },
  };
}
