import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router';

/** Whether the code of the page at the first address has arrived (or failed, and its error page stands ready). */
export function useIsFirstPageReady(router: ReturnType<typeof createBrowserRouter>): boolean {
  return useSyncExternalStore(router.subscribe, () => router.state.initialized);
}
