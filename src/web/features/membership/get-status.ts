import { queryOptions } from '@tanstack/react-query';
import type { getMembershipStatus } from '#contract/membership.ts';
import { call } from '#web/platform/api.ts';

/** A confirmation usually takes seconds; the intervals then grow, for as long as the page is open and visible. */
const INTERVALS_MS = [1_000, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000];
const LAST_INTERVAL_MS = 15_000;

/** The membership, polled while `isOpen`: until the outcome of a payment is known. */
export const statusQuery = (owner: string | null, isOpen: boolean) =>
  queryOptions({
    queryKey: ['membership-status', owner],
    queryFn: ({ signal }) =>
      call<typeof getMembershipStatus>('GET', '/api/membership/status', { signal }),
    enabled: owner !== null,
    refetchInterval: ({ state }) => {
      const polls = state.dataUpdateCount + state.errorUpdateCount;
      return isOpen && (INTERVALS_MS[polls - 1] ?? LAST_INTERVAL_MS);
    },
    // The next poll is the retry.
    retry: false,
    retryOnMount: true,
    staleTime: 0,
    gcTime: 0,
  });
