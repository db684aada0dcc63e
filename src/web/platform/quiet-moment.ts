// Decides when a page may load anew by itself: while nothing that a person does here would be lost or disturbed
// (product §2.13).

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
 * While `isHeld`, the page is in the middle of something: a level, a game, a test. Returns a function that ends the hold
 * before the component does: call it before a navigation that leaves.
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

/** Whether a page change may load the document anew. What is typed or open on the old page goes with it in any case. */
export function isFree(): boolean {
  return holds.size === 0;
}

/** Whether the page may load anew where it is: it is free, nothing typed stands in a field, and no dialog is open. */
export function isQuiet(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return isFree() && typedInto.size === 0 && document.querySelector('dialog[open]') === null;
}
