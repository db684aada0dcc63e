import { queryOptions } from '@tanstack/react-query';
import type { getMembershipStatus, startPayment } from '#contract/membership.ts';
import { call } from '#web/platform/api.ts';

/** The payment page for the phone of the signed-in account, and its membership so far. Throws CallError. */
export async function fetchCheckout(signal: AbortSignal) {
  const [{ paymentUrl }, status] = await Promise.all([
    call<typeof startPayment>('GET', '/api/membership/checkout', { signal }),
    call<typeof getMembershipStatus>('GET', '/api/membership/status', { signal }),
  ]);
  return { paymentUrl, status };
}

/** `owner` is the id of the account: its phone is in the address. */
export const checkoutQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['checkout', owner],
    queryFn: ({ signal }) => fetchCheckout(signal),
    enabled: owner !== null,
    staleTime: 0,
  });
