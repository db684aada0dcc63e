// The whole application: providers, the loader of the first seconds, the maintenance gate, and the routes.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { createRouter } from './router.tsx';
import { useIsFirstPageReady } from './use-is-first-page-ready.ts';

export function App({ queryClient }: { queryClient: QueryClient }) {
  // Made at once, so that the first page's code and data arrive while the loader shows.
  const [router] = useState(() => createRouter(queryClient));
  const isPageReady = useIsFirstPageReady(router);
  return (
    <QueryClientProvider client={queryClient}>
      <MaintenanceGate isPageReady={isPageReady}>
        <RouterProvider router={router} />
      </MaintenanceGate>
    </QueryClientProvider>
  );
}
