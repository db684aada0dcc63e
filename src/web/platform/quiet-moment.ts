// Decides when a page may reload by itself: while a reload would lose or disturb nothing (product §2.13).

import { useEffect, useRef } from 'react';

const holds = new Set<symbol>();
const typedInto = new Set<Element>();

/** Call once, when the app starts. Returns a function that undoes it. */
export function watchTyping(): () => void {
  const handleInput = ({ target }: Event) => typedInto.add(target as Element);
  document.addEventListener('input', handleInput);
  return () => document.removeEventListener('input', handleInput);
}

/**
 * While `isHeld`, the page must not reload: a level, a game or a test is in progress. Returns a function that ends the
 * hold early: call it before a navigation that leaves.
 */
export function useHold(isHeld = true): () => void {
  const end = useRef(() => {});
  useEffect(() => {
    if (!isHeld) return;
    const hold = Symbol('hold');
    holds.add(hold);
    end.current = () => holds.delete(hold);
    return end.current;
  }, [isHeld]);
  return () => end.current();
}

/** Whether a page change may reload the document. Typed text and open dialogs of the old page are lost in any case. */
export function hasNoHold(): boolean {
  return holds.size === 0;
}

/** Whether the page may reload in place: there is no hold, no typed text and no open dialog. */
export function isQuiet(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return hasNoHold() && typedInto.size === 0 && document.querySelector('dialog[open]') === null;
}
