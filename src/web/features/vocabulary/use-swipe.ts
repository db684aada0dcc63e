// A swipe to the left or right with finger, pen or mouse. The element follows the pointer, and the swipe counts from
// SWIPE_PX on. Vertical movement still scrolls.

import { type PointerEvent, useRef } from 'react';

/** The minimum distance of a swipe; anything shorter springs back. */
const SWIPE_PX = 56;
/** Up to this distance it may still be a tap or a scroll. */
const SLACK_PX = 8;

interface Swipe {
  pointerId: number;
  startX: number;
  isMoving: boolean;
}

/** Returns props to spread on the element; its `--swipe` is the current offset in px. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const swipe = useRef<Swipe | null>(null);

  const pull = (element: HTMLElement, px: number) =>
    element.style.setProperty('--swipe', String(Math.round(px)));

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    swipe.current = { pointerId: event.pointerId, startX: event.clientX, isMoving: false };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const begun = swipe.current;
    if (begun === null || begun.pointerId !== event.pointerId) return;
    // The mouse button was released outside the element.
    if (event.buttons === 0) {
      swipe.current = null;
      delete event.currentTarget.dataset.swiped;
      return;
    }
    const px = event.clientX - begun.startX;
    if (!begun.isMoving) {
      if (Math.abs(px) < SLACK_PX) return;
      begun.isMoving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Otherwise the mouse would select text.
      event.currentTarget.dataset.swiped = '';
      window.getSelection()?.removeAllRanges();
    }
    pull(event.currentTarget, px);
  };
  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    const begun = swipe.current;
    if (begun === null || begun.pointerId !== event.pointerId) return;
    swipe.current = null;
    pull(event.currentTarget, 0);
    delete event.currentTarget.dataset.swiped;
    if (event.type === 'pointercancel') return;
    const px = event.clientX - begun.startX;
    if (px <= -SWIPE_PX) onLeft();
    else if (px >= SWIPE_PX) onRight();
  };

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}
