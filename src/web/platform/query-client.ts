// The cache of the server's data: one query client for the whole app. Route loaders fill it during the first loader,
// and the page renders from it.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from './report-error.ts';

const STALE_MS = 60_000;

export function createQueryClient(): QueryClient {
  // To a page, a bug in our own code looks like a failed call: they differ only here.
  const onError = (error: Error) => reportError(error, 'caught');
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Offline, a query fails (which ends loading) and is refetched on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
        // The route loader has already tried; the page shows that failure.
        retryOnMount: false,
        // A call has its own retries within its time limit (api.ts).
        retry: false,
      },
    },
  });
}

export const queryClient = createQueryClient();
