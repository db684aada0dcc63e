import { queryOptions } from '@tanstack/react-query';
import type { listPayments } from '#contract/membership.ts';
import { call } from '#web/platform/api.ts';

/** A receipt is generated a moment after its payment. */
const RECEIPT_POLL_MS = 3_000;
const MAX_RECEIPT_POLLS = 10;

/** `owner` is the id of the signed-in account. */
export const paymentsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['payments', owner],
    queryFn: ({ signal }) =>
      call<typeof listPayments>('GET', '/api/membership/payments', { signal }),
    refetchInterval: ({ state }) => {
      const isMissing = state.data?.data.some((one) => one.state === 'paid' && !one.receiptNumber);
      return isMissing && state.dataUpdateCount < MAX_RECEIPT_POLLS && RECEIPT_POLL_MS;
    },
  });
