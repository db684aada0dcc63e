import { queryOptions } from '@tanstack/react-query';
import type { getMaintenance } from '#contract/site.ts';
import { CallError, callPublic } from '#web/platform/api.ts';

const POLL_INTERVAL_MS = 30_000;

/** What the API says is down: up to three attempts during the loader, polled afterwards. */
export const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: async ({ signal }) => {
    const reply = await callPublic<typeof getMaintenance>('GET', '/api/maintenance', { signal });
    // Any other reply says nothing about maintenance.
    const { Switch: isDown, Competition: isCompetitionDown }: Partial<Record<string, unknown>> =
      reply.data?.attributes ?? {};
    if (typeof isDown !== 'boolean') throw new CallError(0, '');
    return { isDown, isCompetitionDown: isDown && isCompetitionDown === true };
  },
  refetchInterval: POLL_INTERVAL_MS,
  refetchIntervalInBackground: true,
});
