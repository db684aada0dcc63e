// The loader is part of the document (document-html.tsx) and painted before any script arrives. It stays in place until
// there is something to show, so that the layout does not shift.

import { useLayoutEffect } from 'react';
import { removeLoader } from '#web/ui/loader/loader-gone.ts';

export function useFirstLoader(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) removeLoader();
  }, [isShown]);
}
