import { queryOptions } from '@tanstack/react-query';
import type { listAffiliates } from '#contract/competition.ts';
import { callPublic } from '#web/platform/api.ts';

/** The partner organisations, in order. */
export const affiliatesQuery = queryOptions({
  queryKey: ['affiliates'],
  queryFn: async ({ signal }) => {
    const query = 'pagination[limit]=100&sort=id';
    const { data } = await callPublic<typeof listAffiliates>('GET', '/api/competition-affiliates', {
      query,
      signal,
    });
    return data.map(({ attributes }) => attributes);
  },
});

/** The partner with this `srcc`, which counts from 1. */
export function affiliateAt<T>(affiliates: readonly T[], srcc: string): T | undefined {
  return /^[1-9]\d{0,2}$/.test(srcc) ? affiliates[Number(srcc) - 1] : undefined;
}
