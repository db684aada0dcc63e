// A touch that moves before the drag library's delay (120 ms, product §2.12) drags nothing: the library gives up, and
// the page may scroll. If the finger had rested for a moment, the child meant the tile, which is then selected as by a
// tap.

import { type PointerEvent, useRef } from 'react';

/** A touch that moves sooner than this is a scroll. */
const SCROLL_WITHIN_MS = 50;
/** The movement within which the browser still fires a click. */
const TAP_PX = 10;

interface Touch {
  readonly id: number;
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  /** The pause of the finger before it moved; null before that. */
  restedMs: number | null;
}

/** Returns props to spread on the tile while it is not being dragged. */
export function useHastyDrag(onChoose: () => void) {
  const touch = useRef<Touch | null>(null);

  const handleDown = (event: PointerEvent) => {
    touch.current =
      event.pointerType === 'touch' && event.isPrimary
        ? {
            id: event.pointerId,
            atMs: event.timeStamp,
            x: event.clientX,
            y: event.clientY,
            restedMs: null,
          }
        : null;
  };
  const hasMoved = (begun: Touch, event: PointerEvent) =>
    Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > TAP_PX;
  const handleMove = (event: PointerEvent) => {
    const begun = touch.current;
    if (begun?.id !== event.pointerId || begun.restedMs !== null || !hasMoved(begun, event)) return;
    begun.restedMs = event.timeStamp - begun.atMs;
  };
  const handleEnd = (event: PointerEvent) => {
    const begun = touch.current;
    touch.current = null;
    if (begun?.id !== event.pointerId) return;
    // When a scroll starts, the browser cancels the pointer without a final move event.
    const isPulled = event.type === 'pointercancel' || begun.restedMs !== null;
    const restedMs = begun.restedMs ?? event.timeStamp - begun.atMs;
    if (isPulled && restedMs >= SCROLL_WITHIN_MS) onChoose();
  };

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}
