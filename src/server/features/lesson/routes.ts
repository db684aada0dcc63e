import type { FastifyInstance } from 'fastify';
import { getLesson } from '#contract/lesson.ts';
import { requireAccess, type Session } from '#server/features/auth/service.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { lessonContent } from './content.ts';
import type { LessonService } from './service.ts';

interface LessonRoutes {
  lessons: LessonService;
  cache: ResponseCache;
  session: Session;
  /** The collection that tells which topics are free. */
  topicCollection: string;
}

export function lessonRoutes(app: FastifyInstance, deps: LessonRoutes): void {
  const { lessons, cache, session, topicCollection } = deps;
  serveContent(app, getLesson, {
    cache,
    collections: [lessonContent.name, topicCollection],
    audience: 'guarded',
    guard: (request) => requireAccess(session, request),
    async find({ params }) {
      const { id, isFree, attributes } = await lessons.lesson(params.id);
      return { body: { data: { id, attributes }, meta: {} }, isFree };
    },
  });
}
