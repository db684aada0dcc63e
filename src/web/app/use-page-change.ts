// A new page starts at its top (product §2.6) and at its heading: the browser does neither by itself when only the
// content of the document is exchanged, and a screen reader would stay silent. A `#part` starts at that part.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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

/** A page that has put the focus somewhere itself, or that only changed in part, keeps it. */
function focusPage(isNewPage: boolean): void {
  const main = document.getElementById('main');
  const hasFocusInPage = main?.contains(document.activeElement) ?? false;
  const hasLostFocus = document.activeElement === document.body;
  if (main === null || hasFocusInPage || (!isNewPage && !hasLostFocus)) return;
  focusOn(main.querySelector('h1') ?? main);
}

function focusOn(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
