// What the browser knows of the server's state: one query client for the whole app. Route loaders fill it while the
// first loader still covers the page, and the page then finds the data there.

import { QueryClient } from '@tanstack/react-query';
import { CallError } from './api.ts';

const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 500;
const STALE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Without a network a query fails, so that loading ends, and is fetched again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A route loader has tried already: the page that opens then shows the failure.
        retryOnMount: false,
        // What the server refuses stays refused; what did not arrive may arrive next time.
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
        retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
      },
    },
  });
}

export const queryClient = createQueryClient();
