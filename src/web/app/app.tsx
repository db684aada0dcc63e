// The whole application: providers, the first loader, the maintenance gate and the routes.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { paths } from '#web/paths.ts';
import { reportError } from '#web/platform/report-error.ts';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { createRouter } from './router.tsx';
import { useIsFirstPageReady } from './use-is-first-page-ready.ts';

/** Also reports errors of loaders, which React never sees. */
const reportCaught = (error: unknown) => reportError(error, 'caught');

export function App({ queryClient }: { queryClient: QueryClient }) {
  // Created immediately: the first page's code and data load behind the loader.
  const [router] = useState(() => createRouter(queryClient));
  const isPageReady = useIsFirstPageReady(router);
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  // Removes the message index.html shows if the app fails to start.
  useEffect(() => document.getElementById('cannot-start')?.remove(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <MaintenanceGate isPageReady={isPageReady} isCompetition={isUnder(path, paths.competition)}>
        <RouterProvider router={router} onError={reportCaught} />
      </MaintenanceGate>
    </QueryClientProvider>
  );
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
