import type { FastifyInstance } from 'fastify';
import { getLevel, getTopic, listTopics } from '#contract/quiz.ts';
import { paginate, sortRecords } from '#contract/strapi.ts';
import type { Session } from '#server/features/auth/service.ts';
import { requireAccess } from '#server/features/membership/service.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { quizContent } from './content.ts';
import type { QuizService } from './service.ts';

interface QuizRoutes {
  quiz: QuizService;
  cache: ResponseCache;
  session: Session;
}

export function quizRoutes(app: FastifyInstance, { quiz, cache, session }: QuizRoutes): void {
  const collections = [quizContent.name];

  serveContent(app, listTopics, {
    cache,
    collections,
    audience: 'everyone',
    async find({ query }) {
      const category = query.filters?.category?.$eq;
      const topics = category === null ? [] : await quiz.topicsOf(category ?? 'basic');
      const { page, meta } = paginate(sortRecords(topics, query.sort), query.pagination);
      return { data: page, meta: { pagination: meta } };
    },
  });

  serveContent(app, getTopic, {
    cache,
    collections,
    audience: 'everyone',
    find: async ({ params }) => ({ data: await quiz.topic(params.id), meta: {} }),
  });

  serveContent(app, getLevel, {
    cache,
    collections,
    audience: 'guarded',
    guard: (request) => requireAccess(session, request),
    async find({ params }) {
      const { id, isFree, attributes } = await quiz.level(params.id);
      return { body: { data: { id, attributes }, meta: {} }, isFree };
    },
  });
}
