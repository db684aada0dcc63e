import { queryOptions } from '@tanstack/react-query';
import type { listSessions } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';

/** The devices that the account `owner` is logged in on, most recently used first. */
export const sessionsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['sessions', owner],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof listSessions>('GET', '/api/user/sessions', { signal });
      return data;
    },
  });
