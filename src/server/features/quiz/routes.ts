import type { FastifyInstance } from 'fastify';
import { getLevel, getTopic, listTopics, type TopicRecord } from '#contract/quiz.ts';
import { paginate } from '#contract/strapi.ts';
import type { Session } from '#server/features/auth/service.ts';
import { requireAccess } from '#server/features/membership/service.ts';
import type { PreparedAnswers } from '#server/platform/http/prepared-answers.ts';
import { servePrepared } from '#server/platform/http/serve.ts';
import type { QuizService } from './service.ts';

interface QuizRoutes {
  quiz: QuizService;
  answers: PreparedAnswers;
  session: Session;
}

export function quizRoutes(app: FastifyInstance, { quiz, answers, session }: QuizRoutes): void {
  servePrepared(app, listTopics, answers, async ({ query }) => {
    const topics = await quiz.topicsOf(query.filters?.category?.$eq ?? 'basic');
    const { page, meta } = paginate(sortTopics(topics, query.sort), query.pagination);
    return { body: { data: page, meta: { pagination: meta } } };
  });

  servePrepared(app, getTopic, answers, async ({ params }) => ({
    body: { data: await quiz.topic(params.id), meta: {} },
  }));

  servePrepared(
    app,
    getLevel,
    answers,
    async ({ params }) => {
      const { id, isFree, attributes } = await quiz.level(params.id);
      return { body: { data: { id, attributes }, meta: {} }, isFree };
    },
    (request) => requireAccess(session, request),
  );
}

function sortTopics(
  topics: TopicRecord[],
  sort: { field: string; isDescending: boolean } | undefined,
): TopicRecord[] {
  if (sort === undefined) return topics;
  const keyOf = (topic: TopicRecord) =>
    sort.field === 'id' ? topic.id : topic.attributes[sort.field as 'order' | 'topic'];
  const sorted = topics.toSorted((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    return typeof x === 'number' && typeof y === 'number'
      ? x - y
      : String(x).localeCompare(String(y), 'en-GB');
  });
  return sort.isDescending ? sorted.reverse() : sorted;
}
