// A swipe to the left or right by finger, pen or mouse: what lies under the finger goes with it, and lets go past a
// third of a thumb's way. Up and down stays scrolling.

import { type PointerEvent, useRef } from 'react';

/** From here on it is a swipe, below it springs back. */
const SWIPE_PX = 56;
/** Before that it may still be a tap or a scroll. */
const SLACK_PX = 8;

interface Swipe {
  pointerId: number;
  startX: number;
  isMoving: boolean;
}

/** Spread what it returns on the element; its `--swipe` says how far it is pulled, in px. */
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
    // A mouse that was let go elsewhere comes back without its button.
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
      // A mouse selects the text under it otherwise.
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
