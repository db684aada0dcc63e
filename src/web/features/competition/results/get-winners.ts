import { queryOptions } from '@tanstack/react-query';
import type { listWinners } from '#contract/competition-results.ts';
import { callPublic } from '#web/platform/api.ts';

export const winnersQuery = (id: number) =>
  queryOptions({
    queryKey: ['winners', id],
    queryFn: async ({ signal }) => {
      const options = { params: { id }, signal };
      return (await callPublic<typeof listWinners>('GET', '/api/comp/winners/:id', options)).data;
    },
  });
