// The Back button closes the topmost open dialog or drawer and does nothing else. While any is open, the browser's
// history has an extra entry for them with the page's address; the step back from it is hidden from the router.

import { useEffect, useRef } from 'react';
import { listenForBack } from './listen-for-back.ts';

type Close = () => void;

interface EntryState {
  /** The router's entry counter. */
  readonly idx?: number;
  readonly isOverlay?: boolean;
}

/** The open dialogs and drawers, topmost last. */
const open: Close[] = [];
/** The counter of the page's entry, while a step back to it is pending. */
let steppingTo: number | undefined;

/** Called once the history has the right entries. */
let whenSynced: (() => void)[] = [];

const entry = (): EntryState => window.history.state ?? {};

/** Adds the entry after the first dialog has opened, and removes it after the last one has closed. */
function syncEntry(): void {
  const { idx = 0, isOverlay = false } = entry();
  // The browser is still on the entry that it is about to leave; this runs again on arrival.
  if (steppingTo !== undefined && isOverlay) return;
  if (open.length > 0 && !isOverlay) {
    steppingTo = undefined;
    // Counted like a page: the router then knows the direction of a step.
    window.history.pushState({ ...entry(), idx: idx + 1, isOverlay: true }, '');
  }
  if (open.length === 0 && isOverlay) {
    steppingTo = idx - 1;
    window.history.back();
  }
  if (steppingTo !== undefined) return;
  for (const goOn of whenSynced) goOn();
  whenSynced = [];
}

/**
 * Resolves once the dialogs that have just closed have left the history. A navigation that begins earlier would be
 * undone by the step back.
 */
export function dialogHistorySettled(): Promise<void> {
  return new Promise((resolve) => {
    whenSynced.push(resolve);
    scheduleSync();
  });
}

function handlePop(event: PopStateEvent): void {
  if (open.length === 0 && steppingTo === undefined) return;
  const isOwnStep = steppingTo !== undefined && (entry().idx ?? 0) === steppingTo;
  steppingTo = undefined;
  if (isOwnStep || open.length > 0) event.stopImmediatePropagation();
  if (!isOwnStep) open.at(-1)?.();
  scheduleSync();
}

/** Runs after everything that opens or closes in the same update, even twice as under StrictMode. */
function scheduleSync(): void {
  queueMicrotask(syncEntry);
}

/**
 * While `isOpen`, going back calls `onClose`. Returns a function to call before following a link inside: the link must
 * use `replace` to take over the history entry.
 */
export function useCloseOnBack(isOpen: boolean, onClose: Close): () => void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const isEntryTakenOver = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    listenForBack(handlePop);
    isEntryTakenOver.current = false;
    const close = () => latest.current();
    open.push(close);
    scheduleSync();
    return () => {
      open.splice(open.indexOf(close), 1);
      if (!isEntryTakenOver.current) scheduleSync();
    };
  }, [isOpen]);
  return () => {
    isEntryTakenOver.current = true;
  };
}
