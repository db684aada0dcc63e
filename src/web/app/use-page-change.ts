// A new page starts at its top (spec §2) and at its heading: the browser does neither by itself when only the
// content of the document is exchanged, and a screen reader would stay silent.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function usePageChange(): void {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.pathname === pathname && last.search === search) return;
    shown.current = { pathname, search };
    window.scrollTo(0, 0);
    focusPage(last.pathname !== pathname);
  }, [pathname, search]);
}

/** A page that has put the focus somewhere itself, or that only changed in part, keeps it. */
function focusPage(isNewPage: boolean): void {
  const main = document.getElementById('main');
  const hasFocusInPage = main?.contains(document.activeElement) ?? false;
  const hasLostFocus = document.activeElement === document.body;
  if (main === null || hasFocusInPage || (!isNewPage && !hasLostFocus)) return;
  const target = main.querySelector('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
