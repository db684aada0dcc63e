import { queryOptions } from '@tanstack/react-query';
import type { listSessions } from '#contract/account.ts';
import { call } from '#web/platform/api.ts';

/** The devices that are logged in, the latest used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof listSessions>('GET', '/api/user/sessions', { signal });
      return data;
    },
  });
