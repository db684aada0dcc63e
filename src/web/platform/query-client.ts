// What the browser knows of the server's state. One for the whole app, so that a route's loader can begin asking
// while the first loader still covers the page, and the page then finds the answer there.

import { QueryClient } from '@tanstack/react-query';
import { CallError } from './api.ts';

const MAX_RETRIES = 2;
const STALE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Without a network a question fails, so that loading ends, and is asked anew when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What the server refuses stays refused; what did not arrive may arrive next time.
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
    },
  });
}

export const queryClient = createQueryClient();
