// A new page scrolls to its top (product §2.6) and focuses its heading. With client-side navigation the browser does
// neither, and a screen reader would stay silent. An address with a `#part` starts at that part.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusOn } from './focus-on.ts';

export function usePageChange(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef<{ pathname: string; address: string } | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    const address = pathname + search + hash;
    if (last?.address === address) return;
    shown.current = { pathname, address };
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part !== null) {
      part.scrollIntoView();
      focusOn(part);
    } else if (last !== null) {
      window.scrollTo(0, 0);
      focusPage(last.pathname !== pathname);
    }
  }, [pathname, search, hash]);
}

/** Leaves the focus alone if the page has set it already or has changed only in part. */
function focusPage(isNewPage: boolean): void {
  const main = document.getElementById('main');
  const hasFocusInPage = main?.contains(document.activeElement) ?? false;
  const hasLostFocus = document.activeElement === document.body;
  if (main === null || hasFocusInPage || (!isNewPage && !hasLostFocus)) return;
  focusOn(main.querySelector('h1') ?? main);
}
