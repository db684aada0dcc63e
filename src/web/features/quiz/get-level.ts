import { queryOptions } from '@tanstack/react-query';
import type { getLevel } from '#contract/quiz.ts';
import { call } from '#web/platform/api.ts';

/** A level with its questions. A child who plays keeps the questions they began with. */
export const levelQuery = (id: number) =>
  queryOptions({
    queryKey: ['level', id],
    queryFn: async ({ signal }) => {
      const params = { id };
      return (await call<typeof getLevel>('GET', '/api/levels/:id', { params, signal })).data
        .attributes;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
