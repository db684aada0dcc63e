// The whole application: providers, the loader of the first seconds, the maintenance gate, and the routes.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { CallError } from '#web/platform/api.ts';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { createRouter } from './router.tsx';

const MAX_RETRIES = 2;
const STALE_MS = 60_000;

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // What the server refuses stays refused; what did not arrive may arrive next time.
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
    },
  });
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <MaintenanceGate>
        <RouterProvider router={router} />
      </MaintenanceGate>
    </QueryClientProvider>
  );
}
