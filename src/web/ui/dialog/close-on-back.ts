// The Back button closes an open dialog or drawer, and does nothing else. Each open one has an entry of its own in the
// history of the browser, with the page's address; going back from it is kept from the router.

import { useEffect, useRef } from 'react';

type Close = () => void;

/** The open ones, the topmost last. */
const open: Close[] = [];
/** Of ones that are closed already: taken away in a moment, unless another one opens and takes it over. */
let spareEntry: ReturnType<typeof setTimeout> | undefined;
/** Steps back that were made here, not by the reader. */
let ownSteps = 0;

function handlePop(event: PopStateEvent): void {
  if (ownSteps === 0 && open.length === 0) return;
  // The router must not take it for a change of page.
  event.stopImmediatePropagation();
  if (ownSteps > 0) ownSteps -= 1;
  else open.at(-1)?.();
}

function addEntry(): void {
  if (spareEntry !== undefined) {
    clearTimeout(spareEntry);
    spareEntry = undefined;
    if (isOwnEntry()) return;
  }
  const state = (window.history.state ?? {}) as { idx?: number };
  // `idx` is the router's count of entries: a link followed from here replaces this one.
  window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, isOverlay: true }, '');
}

function isOwnEntry(): boolean {
  return window.history.state?.isOverlay === true;
}

function removeEntry(): void {
  spareEntry = setTimeout(() => {
    spareEntry = undefined;
    // Another page has been opened on top of it meanwhile.
    if (!isOwnEntry()) return;
    ownSteps += 1;
    window.history.back();
  });
}

/**
 * While `isOpen`, going back calls `onClose`. Returns what is called before a link is followed from inside: that link has
 * to replace its entry (`replace`), which is then left to it.
 */
export function useCloseOnBack(isOpen: boolean, onClose: Close): () => void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const isEntryGone = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    isEntryGone.current = false;
    const close = () => {
      isEntryGone.current = true;
      latest.current();
    };
    // The same listener is added once only.
    window.addEventListener('popstate', handlePop, true);
    open.push(close);
    addEntry();
    return () => {
      open.splice(open.indexOf(close), 1);
      if (!isEntryGone.current) removeEntry();
    };
  }, [isOpen]);
  return () => {
    isEntryGone.current = true;
  };
}
