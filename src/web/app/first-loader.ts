// The first loader (product §2.2) is part of the document (document-html.tsx) and painted before any script arrives. It
// stays in place until there is something to show, so that the layout does not shift.

import { useLayoutEffect } from 'react';
import { sessionValue } from '#web/platform/stored-value.ts';
import { removeLoader } from '#web/ui/loader/loader-gone.ts';

/** Replaced by its value in a build of the pages. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** What the first visit of a tab waits, counted from the start of navigation. */
export const LOADER_MS = 2_000;

/** From the first page of a tab on. */
const loaderSeen = sessionValue('loaderSeen', (stored) => stored !== null);

/** How long the loader covers this page at least: nothing after the first visit of a tab, unless LOADER says so. */
export function loaderMs(): number {
  if (process.env.LOADER === 'always') return LOADER_MS;
  return loaderSeen.read() ? 0 : LOADER_MS;
}

export function useFirstLoader(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) return;
    removeLoader();
    // Written when the page is left, as logging out clears what the tab keeps.
    window.addEventListener('pagehide', rememberLoader);
    return () => window.removeEventListener('pagehide', rememberLoader);
  }, [isShown]);
}

function rememberLoader(): void {
  loaderSeen.write(true);
}
