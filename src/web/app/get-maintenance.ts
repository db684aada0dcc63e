import { queryOptions } from '@tanstack/react-query';
import type { getMaintenance } from '#contract/site.ts';
import { callPublic } from '#web/platform/api.ts';

const POLL_INTERVAL_MS = 30_000;

/** Whether the site is down: up to three attempts while the loader shows, then polled. */
export const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: async ({ signal }) => {
    const reply = await callPublic<typeof getMaintenance>('GET', '/api/maintenance', { signal });
    return reply.data.attributes.Switch;
  },
  refetchInterval: POLL_INTERVAL_MS,
  refetchIntervalInBackground: true,
});
