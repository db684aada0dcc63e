import type { FastifyInstance } from 'fastify';
import {
  getLevel,
  getProgress,
  getTopic,
  listTopics,
  saveProgress,
  saveQuizScore,
} from '#contract/quiz.ts';
import { refuse } from '#contract/refusals.ts';
import { paginate, sortRecords } from '#contract/strapi.ts';
import { accountReplies as replies } from '#messages/account-replies.ts';
import { requireAccess, type Session } from '#server/features/auth/service.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import { quizContent } from './content.ts';
import type { QuizService, Scores } from './service.ts';

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

interface ScoreRoutes {
  scores: Scores;
  session: Session;
}

export function scoreRoutes(app: FastifyInstance, { scores, session }: ScoreRoutes): void {
  serveSession(app, session, saveQuizScore, async ({ body, identity }) => {
    if (body.userid !== identity.accountId) throw refuse('not-yours');
    const { score, levelid, length } = body;
    const best = await scores.save(identity, { score, levelId: levelid, length });
    return { message: replies.scoreSaved, ...best };
  });

  serveSession(app, session, saveProgress, ({ body, identity }) =>
    scores.saveAll(identity, body.levels),
  );

  serveSession(app, session, getProgress, ({ identity }) => scores.progressOf(identity.accountId));
}
