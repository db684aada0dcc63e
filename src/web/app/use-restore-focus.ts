// A replaced element loses the focus: "Try again" disappears once the page has loaded. A keyboard or screen reader
// would restart at the top of the document; instead the focus goes to the preceding heading.

import { useEffect } from 'react';
import { focusOn } from './focus-on.ts';

/** The replacement may focus itself in an effect or a timer. */
const SETTLED_MS = 50;

export function useRestoreFocus(): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    let headings: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const handleFocus = ({ target }: FocusEvent) => {
      focused = target;
      headings = target instanceof Element ? headingsBefore(target) : [];
    };
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return;
      focused = null;
      const known = headings;
      clearTimeout(timer);
      timer = setTimeout(() => focusFirstOf([...known, ...fallbacks()]), SETTLED_MS);
    });
    document.addEventListener('focusin', handleFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);
}

/** Headings in the same dialog or page, the nearest first. */
function headingsBefore(element: Element): HTMLElement[] {
  const part = element.closest('dialog, main');
  const all = [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])];
  const isBefore = (heading: Element) =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.filter(isBefore).reverse();
}

/** The page that is currently shown. */
function fallbacks(): HTMLElement[] {
  const main = document.getElementById('main');
  return main === null ? [] : [...main.querySelectorAll('h1'), main];
}

/** Focuses the first target that can take the focus: others may be gone, hidden, or behind a dialog. */
function focusFirstOf(targets: readonly HTMLElement[]): void {
  for (const target of targets) {
    if (document.activeElement !== document.body) return;
    if (target.isConnected) focusOn(target);
  }
}
