import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router';

/** Whether the first page's code has loaded, or has failed with its error page ready. */
export function useIsFirstPageReady(router: ReturnType<typeof createBrowserRouter>): boolean {
  return useSyncExternalStore(router.subscribe, () => router.state.initialized);
}
