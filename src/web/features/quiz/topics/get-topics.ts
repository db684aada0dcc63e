import { queryOptions } from '@tanstack/react-query';
import type { listTopics } from '#contract/quiz.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { callPublic } from '#web/platform/api.ts';

/** The topics of a category, in order. */
export const topicsQuery = (category: Category) =>
  queryOptions({
    queryKey: ['topics', category],
    queryFn: async ({ signal }) => {
      const query = `filters[category][$eq]=${category}&pagination[limit]=100&sort=order`;
      const reply = await callPublic<typeof listTopics>('GET', '/api/topics', { query, signal });
      return reply.data.toSorted((a, b) => a.attributes.order - b.attributes.order);
    },
  });
