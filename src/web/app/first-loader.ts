// The first loader (product §2.2) is part of the document (document-html.tsx) and painted before any script arrives. It
// stays until the page is ready, which avoids layout shift.

import { useLayoutEffect } from 'react';
import { sessionValue } from '#web/platform/stored-value.ts';
import { removeLoader } from '#web/ui/loader/loader-removed.ts';

/** Replaced by its value when the pages are built. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** How long the first visit of a tab shows the loader, counted from the start of navigation. */
export const LOADER_MS = 2_000;

/** Set once the tab has shown its first page. */
const loaderSeen = sessionValue('loaderSeen', (stored) => stored !== null);

/** The loader's minimum time on this page: zero after the first visit of a tab, unless LOADER says otherwise. */
export function loaderMs(): number {
  if (process.env.LOADER === 'always') return LOADER_MS;
  return loaderSeen.read() ? 0 : LOADER_MS;
}

export function useFirstLoader(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) return;
    removeLoader();
    // Written when the page is left: logging out clears the tab's storage.
    window.addEventListener('pagehide', rememberLoader);
    return () => window.removeEventListener('pagehide', rememberLoader);
  }, [isShown]);
}

function rememberLoader(): void {
  loaderSeen.write(true);
}
