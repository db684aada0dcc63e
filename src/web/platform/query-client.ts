// The cache of the server's data: one query client for the whole app. Route loaders fill it while the first loader
// still covers the page, which then renders from it.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './api.ts';
import { reportError } from './report-error.ts';

const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 500;
const STALE_MS = 60_000;

export function createQueryClient(): QueryClient {
  // To a page a fault in our own code looks like a reply that did not come: only here they differ.
  const onError = (error: Error) => reportError(error, 'caught');
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Offline, a query fails (so that loading ends) and is refetched on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
        // The route loader has already tried; the page shows that failure.
        retryOnMount: false,
        // Network failures and server errors are retried; a refusal is final.
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
        retryDelay: (failures) => RETRY_DELAY_MS * 2 ** failures,
      },
    },
  });
}

export const queryClient = createQueryClient();
