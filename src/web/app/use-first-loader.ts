// The document itself holds the loader (boot-loader.tsx), painted before any script arrives. It stays in its place until
// there is something to show, so nothing jumps.

import { useLayoutEffect } from 'react';
import { removeLoader } from '#web/platform/loader-gone.ts';

export function useFirstLoader(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) removeLoader();
  }, [isShown]);
}
