// The Back button closes an open dialog or drawer and does nothing else. Each open one has its own entry in the
// browser's history, with the page's address; going back from it is hidden from the router.

import { useEffect, useRef } from 'react';

type Close = () => void;

/** The open dialogs and drawers, topmost last. */
const open: Close[] = [];
/** The pending removal of a closed one's entry, unless another one opens in time and reuses it. */
let pendingRemoval: ReturnType<typeof setTimeout> | undefined;
/** Steps back made by this module, not by the user. */
let ownSteps = 0;

function handlePop(event: PopStateEvent): void {
  if (ownSteps === 0 && open.length === 0) return;
  // The router must not treat it as a page change.
  event.stopImmediatePropagation();
  if (ownSteps > 0) ownSteps -= 1;
  else open.at(-1)?.();
}

function addEntry(): void {
  if (pendingRemoval !== undefined) {
    clearTimeout(pendingRemoval);
    pendingRemoval = undefined;
    if (isOwnEntry()) return;
  }
  const state = (window.history.state ?? {}) as { idx?: number };
  // `idx` is the router's entry counter: a link followed from here replaces this entry.
  window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, isOverlay: true }, '');
}

function isOwnEntry(): boolean {
  return window.history.state?.isOverlay === true;
}

function removeEntry(): void {
  pendingRemoval = setTimeout(() => {
    pendingRemoval = undefined;
    // Another page has been opened on top of it in the meantime.
    if (!isOwnEntry()) return;
    ownSteps += 1;
    window.history.back();
  });
}

/**
 * While `isOpen`, going back calls `onClose`. Returns a function to call before following a link inside: the link must
 * use `replace`, so that it takes over the history entry.
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
    // Adding the same listener again has no effect.
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
