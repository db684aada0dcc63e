import { queryOptions } from '@tanstack/react-query';
import type { getAccount } from '#contract/account.ts';
import { call } from '#web/platform/api.ts';

export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => call<typeof getAccount>('GET', '/api/user/account', { signal }),
  });
