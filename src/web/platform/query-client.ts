// The cache of the server's data: one query client for the whole app. Route loaders fill it while the first loader
// still covers the page, which then renders from it.

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
