import { queryOptions, skipToken } from '@tanstack/react-query';
import type { getOtpDelivery } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';

const ASK_EVERY_MS = 2_500;

/** What became of a code, asked again until it has arrived or will not. */
export const otpDeliveryQuery = (delivery: string | null) =>
  queryOptions({
    queryKey: ['otp-delivery', delivery],
    queryFn:
      delivery === null
        ? skipToken
        : ({ signal }) =>
            call<typeof getOtpDelivery>('GET', '/api/user/otp/:id', {
              params: { id: delivery },
              signal,
            }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'delivered' || state.data?.state === 'failed' ? false : ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
