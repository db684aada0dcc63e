// The cache of the server's data: one query client for the whole app. Route loaders fill it while the first loader
// still covers the page, which then renders from it.

import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
