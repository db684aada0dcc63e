// The cache of the server's data: one query client for the whole app. Route loaders fill it while the first loader
// still covers the page, which then renders from it.

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from './report-error.ts';

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
        // A call has repeated itself, within its time limit (api.ts).
        retry: false,
      },
    },
  });
}

export const queryClient = createQueryClient();
