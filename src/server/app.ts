// Puts HTTP in front of the services: buildApp(deps) returns a server that main.ts listens with and tests inject into.

import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import qs from 'qs';
import { allEndpoints } from '#contract/all.ts';
import { ApiError } from '#contract/errors.ts';
import { getHealth, getLiveness } from '#contract/site.ts';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { pageRoutes } from '#domain/site/page-routes.ts';
import type { Config } from './config.ts';
import { storedContent } from './content.ts';
import { accountRoutes } from './features/account/routes.ts';
import { phoneRoutes } from './features/auth/phone-routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { wordCardContent } from './features/card-game/content.ts';
import { cardGameRoutes } from './features/card-game/routes.ts';
import { operatorPage } from './features/competition/live/operator-page.ts';
import { readServedCounts } from './features/competition/live/served.ts';
import { competitionRoutes } from './features/competition/routes.ts';
import { dropGameContent } from './features/drop-game/content.ts';
import { errorRoutes } from './features/errors/routes.ts';
import { learningRoutes } from './features/learning/routes.ts';
import { lessonRoutes } from './features/lesson/routes.ts';
import { membershipRoutes } from './features/membership/routes.ts';
import { quizContent } from './features/quiz/content.ts';
import { quizRoutes, scoreRoutes } from './features/quiz/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { wordContent } from './features/vocabulary/content.ts';
import { vocabularyRoutes } from './features/vocabulary/routes.ts';
import { whatsappRoutes } from './features/whatsapp/routes.ts';
import { wordGameRoutes } from './features/word-game/routes.ts';
import { worksheetContent } from './features/worksheet/content.ts';
import { worksheetRoutes } from './features/worksheet/routes.ts';
import type { Sandbox } from './gateways/payments/sandbox.ts';
import type { Outbox } from './gateways/whatsapp/outbox.ts';
import type { Clock } from './platform/clock.ts';
import { CONTENT_CHANGED } from './platform/content/content-notice.ts';
import type { Database } from './platform/database/database.ts';
import type { Notices } from './platform/database/listen.ts';
import { checkHealth } from './platform/health.ts';
import { networkOf } from './platform/http/address.ts';
import { readBuildId } from './platform/http/build-id.ts';
import { sendBusy } from './platform/http/busy-response.ts';
import { ConcurrencyLimits } from './platform/http/concurrency-limits.ts';
import { handleError } from './platform/http/errors.ts';
import { CONNECTION_LIMITS, createHttpServer } from './platform/http/http-server.ts';
import { LoadShedder } from './platform/http/load-shedding.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { addSecurityHeaders, requireHttps } from './platform/http/security-headers.ts';
import { prepareSessions } from './platform/http/serve-session.ts';
import { inlineHashes, serveStaticSite } from './platform/http/static-site.ts';
import { prepareLimits } from './platform/limits/limit-calls.ts';
import { METRICS_PATH, serveMetrics } from './platform/metrics.ts';
import type { Services } from './services.ts';
import type { InternalPage } from './settings.ts';

/** The documentation of the calls, closed in production, writes styles into its elements. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
const MAX_BODY_BYTES = 64 * 1024;
const MAX_QUERY_PARAMETERS = 50;

export interface AppDeps {
  readonly config: Pick<
    Config,
    | 'webDir'
    | 'contentDir'
    | 'isProduction'
    | 'host'
    | 'publicOrigin'
    | 'internalPages'
    | 'staffSecret'
    | 'trustProxy'
    | 'whatsapp'
    | 'load'
  >;
  readonly log: FastifyBaseLogger;
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly services: Services;
  /** The outbox of a development server; absent: messages are really sent. */
  readonly outbox: Outbox | undefined;
  /** Plays the payment provider; absent: payments are real. */
  readonly sandbox: Sandbox | undefined;
  /** Aborted when this process is about to end, while it still serves. */
  readonly leaving: AbortSignal;
}

/** While closing, idle connections are dropped at once. */
const KEEP_ALIVE_WHILE_CLOSING_MS = 1;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, notices, clock, services } = deps;
  const { accounts, auth, errors, messages, security } = services;
  const cache = new ResponseCache();
  const shedder = new LoadShedder([getHealth.path, getLiveness.path, METRICS_PATH]);
  const concurrency = new ConcurrencyLimits(allEndpoints);
  const buildId = await readBuildId(config.webDir);
  // Without a name, any collection may have changed.
  notices.on(CONTENT_CHANGED, (collection) => cache.invalidate(collection || undefined));

  const app = Fastify({
    // Cached responses are sent before any routing, which would halve the throughput.
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        const addHeaders = () => {
          response.setHeader(BUILD_HEADER, buildId);
          if (config.isProduction) requireHttps(response);
        };
        if (shedder.mustShed(request)) {
          addHeaders();
          return sendBusy(response);
        }
        // A cached response has these headers already: adding them here would cost a fifth of the throughput.
        const isSent = cache.respond(request, response);
        if (isSent === true) return;
        const route = () => {
          addHeaders();
          if (!concurrency.refuse(request, response)) handle(request, response);
        };
        if (isSent === false) route();
        else isSent.then((wasSent) => wasSent || route(), route);
      }, CONNECTION_LIMITS),
    loggerInstance: deps.log,
    // Requests need no logger of their own.
    childLoggerFactory: (logger) => logger,
    // A log line per request halves the throughput; faults are logged where they are handled.
    logController: new LogController({ disableRequestLogging: true }),
    // Trust only the proxy directly in front: earlier entries of the header come from the caller.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    // What still arrives while closing is served as well.
    return503OnClosing: false,
    routerOptions: {
      querystringParser: (text) =>
        qs.parse(text, { parameterLimit: MAX_QUERY_PARAMETERS, depth: 5, plainObjects: true }),
    },
    frameworkErrors: handleError,
  });
  app.addHook('preClose', (done) => {
    app.server.keepAliveTimeout = KEEP_ALIVE_WHILE_CLOSING_MS;
    done();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => {
    security.notice(error, { network: networkOf(request) });
    handleError(error, request, reply);
  });

  prepareSessions(app);
  prepareLimits(app, services.limiter);
  addSecurityHeaders(app, await inlineHashes(config.webDir));
  const isOpen = (page: InternalPage) => config.internalPages.includes(page);
  await shedder.watch(app, config.load);
  const beforeRouting = {
    responseCacheHits: () => cache.hits,
    shedRequests: () => shedder.shedCount + concurrency.refusedCount,
  };
  const metrics = serveMetrics(app, beforeRouting, isOpen('metrics'));
  await app.register(swagger, {
    openapi: { info: { title: 'API', version: '1' } },
    transform: jsonSchemaTransform,
  });
  if (isOpen('docs')) {
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  }

  services.registerMetrics(metrics);
  const session = auth.sessions;
  siteRoutes(app, {
    site: services.site,
    cache,
    checkHealth: () => checkHealth({ db, notices, stored: storedContent }),
    clock,
    publicOrigin: config.publicOrigin,
    leaving: deps.leaving,
  });
  await app.register(async (scope) => {
    await scope.register(cookie);
    const { publicOrigin } = config;
    authRoutes(scope, { auth, security, messages, clock, publicOrigin });
    const { codes, cookies } = auth;
    phoneRoutes(scope, auth, security);
    accountRoutes(scope, { accounts, session, codes, cookies, security });
    competitionRoutes(scope, {
      competition: services.competition,
      auth,
      security,
      cache,
      clock,
      publicOrigin,
    });
  });
  quizRoutes(app, { quiz: services.quiz, cache, session });
  const topicCollection = quizContent.name;
  lessonRoutes(app, { lessons: services.lessons, cache, session, topicCollection });
  scoreRoutes(app, { scores: services.scores, session });
  learningRoutes(app, { learning: services.learning, session });
  vocabularyRoutes(app, { vocabulary: services.vocabulary, cache, clock });
  cardGameRoutes(app, { cardGame: services.cardGame, cache, session });
  wordGameRoutes(app, { gameResults: services.gameResults, session });
  worksheetRoutes(app, {
    worksheets: services.worksheets,
    cache,
    session,
  });
  await membershipRoutes(app, {
    membership: services.membership,
    session,
    cache,
    counted: [quizContent, wordContent, wordCardContent, dropGameContent, ...worksheetContent].map(
      ({ name }) => name,
    ),
  });
  services.competition.live.readServed(() => readServedCounts(metrics));
  operatorPage(app, {
    liveScreen: services.competition.liveScreen,
    isUnderMaintenance: async () => (await services.site.maintenance()).isOn,
    staffSecret: config.staffSecret,
    host: config.host,
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy,
  });
  errorRoutes(app, { errors, publicOrigin: config.publicOrigin });
  await whatsappRoutes(app, { messages, settings: config.whatsapp });
  deps.outbox?.routes(app, config);
  await deps.sandbox?.routes(app, config);

  app.get('/api/*', { schema: { hide: true } }, () => {
    throw new ApiError('NotFoundError', 'There is no such call');
  });
  // These two would be served as a page, since only the router of the pages knows the gallery.
  const closed = [isOpen('gallery') ? [] : '/dev/gallery', isOpen('metrics') ? [] : METRICS_PATH];
  await serveStaticSite(app, config.webDir, {
    // The page for what is not there.
    pages: pageRoutes.filter((route) => route !== '/error'),
    closed: closed.flat(),
    onPage: ({ headers }) => errors.countVisit(headers['user-agent'] ?? ''),
  });
  return app;
}
