import { queryOptions } from '@tanstack/react-query';
import type { getAccount } from '#contract/account.ts';
import { call } from '#web/platform/api.ts';

/** `owner` is the id of the signed-in account: another family may sign in while the reply is still cached. */
export const accountQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['account', owner],
    queryFn: ({ signal }) => call<typeof getAccount>('GET', '/api/user/account', { signal }),
  });
