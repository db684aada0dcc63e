import { queryOptions } from '@tanstack/react-query';
import type { getTopic } from '#contract/quiz.ts';
import { callPublic } from '#web/platform/api.ts';

export const topicQuery = (id: number) =>
  queryOptions({
    queryKey: ['topic', id],
    queryFn: async ({ signal }) => {
      const params = { id };
      return (await callPublic<typeof getTopic>('GET', '/api/topics/:id', { params, signal })).data;
    },
  });
