import { queryOptions } from '@tanstack/react-query';
import type { getReport } from '#contract/learning.ts';
import { call } from '#web/platform/api.ts';
import { syncAnswers } from '../progress/sync-answers.ts';

/**
 * `owner` is the id of the signed-in account. Never cached; loads after the answers on this device have been uploaded.
 */
export const reportQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['report', owner],
    queryFn: async ({ signal }) => {
      await syncAnswers();
      return call<typeof getReport>('GET', '/api/user/report', { signal });
    },
    enabled: owner !== null,
    staleTime: 0,
    gcTime: 0,
  });
