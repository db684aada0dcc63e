// What is replaced takes the focus with it: "Try again" goes once the page is there. A keyboard or a screen reader would
// begin at the top of the document; it goes on at the nearest heading before.

import { useEffect } from 'react';
import { focusOn } from './focus-on.ts';

/** What takes the place may take the focus by itself, in an effect or a timer of its own. */
const SETTLED_MS = 50;

export function useLostFocus(): void {
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

/** In the same dialog or page, the nearest first. */
function headingsBefore(element: Element): HTMLElement[] {
  const part = element.closest('dialog, main');
  const all = [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])];
  const isBefore = (heading: Element) =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.filter(isBefore).reverse();
}

/** The page that is there now. */
function fallbacks(): HTMLElement[] {
  const main = document.getElementById('main');
  return main === null ? [] : [...main.querySelectorAll('h1'), main];
}

/** The first that can take the focus: another may be gone, hidden, or behind a dialog. */
function focusFirstOf(targets: readonly HTMLElement[]): void {
  for (const target of targets) {
    if (document.activeElement !== document.body) return;
    if (target.isConnected) focusOn(target);
  }
}
