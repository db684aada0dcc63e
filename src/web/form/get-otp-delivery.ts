import { queryOptions, skipToken } from '@tanstack/react-query';
import type { getOtpDelivery } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';

const ASK_EVERY_MS = 2_500;

/** The delivery state of a code, polled until it is final. */
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
