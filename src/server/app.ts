// Puts the parts together: buildApp(deps) gives a server that main.ts listens with and tests inject into.

import { createServer } from 'node:http';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import qs from 'qs';
import { ApiError } from '#contract/errors.ts';
import type { Config } from './config.ts';
import { cardGameRoutes } from './features/card-game/routes.ts';
import { createCardGameService } from './features/card-game/service.ts';
import { quizRoutes } from './features/quiz/routes.ts';
import { createQuizService } from './features/quiz/service.ts';
import { siteRoutes } from './features/site/routes.ts';
import { createSiteService } from './features/site/service.ts';
import { createGameResultService } from './features/vocabulary/game-results.ts';
import { vocabularyRoutes } from './features/vocabulary/routes.ts';
import { createVocabularyService } from './features/vocabulary/service.ts';
import type { Clock } from './platform/clock.ts';
import { CONTENT_CHANGED } from './platform/content-import.ts';
import type { Database } from './platform/database/database.ts';
import type { Notices } from './platform/database/listen.ts';
import { checkHealth } from './platform/health.ts';
import { handleError } from './platform/http/errors.ts';
import { PreparedAnswers } from './platform/http/prepared-answers.ts';
import { inlineScriptHashes, serveStaticSite } from './platform/http/static-site.ts';
import { serveMetrics } from './platform/metrics.ts';
import { visitorsOnly } from './platform/session.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_QUERY_PARAMETERS = 50;

export interface AppDeps {
  readonly config: Pick<Config, 'webDir' | 'isProduction' | 'trustProxy'>;
  readonly log: FastifyBaseLogger;
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, notices, clock } = deps;
  const answers = new PreparedAnswers();
  notices.on(CONTENT_CHANGED, () => answers.forget());

  const app = Fastify({
    // What is in memory is answered before any routing: the routes' own work would halve the throughput.
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!answers.answer(request, response)) handle(request, response);
      }),
    loggerInstance: deps.log,
    // A line per request halves the throughput; faults are logged where they are handled.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: {
      querystringParser: (text) =>
        qs.parse(text, { parameterLimit: MAX_QUERY_PARAMETERS, depth: 5, plainObjects: true }),
    },
    frameworkErrors: handleError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(await inlineScriptHashes(config.webDir))],
        // The drag and drop library writes its cursor styles into a style element.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'media-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: config.isProduction,
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Grammar Gully', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  serveMetrics(app, () => answers.sentCount);

  siteRoutes(app, { site: createSiteService(db), answers, checkHealth: () => checkHealth(db) });
  quizRoutes(app, { quiz: createQuizService(db), answers, session: visitorsOnly });
  vocabularyRoutes(app, {
    vocabulary: createVocabularyService(db),
    gameResults: createGameResultService(db),
    answers,
    clock,
    session: visitorsOnly,
  });
  cardGameRoutes(app, { cardGame: createCardGameService(db), answers, session: visitorsOnly });

  app.get('/api/*', { schema: { hide: true } }, () => {
    throw new ApiError('NotFound', 'There is no such call');
  });
  await serveStaticSite(app, config.webDir);
  return app;
}
