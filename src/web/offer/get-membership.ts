import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getMembership } from '#contract/membership.ts';
import { callPublic } from '#web/platform/api.ts';

export type Offer = ResponseOf<typeof getMembership>;

/** The price of a membership, and the amount of content. */
export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: ({ signal }) => callPublic<typeof getMembership>('GET', '/api/membership', { signal }),
});
