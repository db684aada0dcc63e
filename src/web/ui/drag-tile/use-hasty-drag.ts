// A finger that pulls at a tile before the drag library takes it (120 ms, product §2.12) drags nothing: the library lets
// go, and the page may scroll. Whoever held on for a moment meant the tile, so it is chosen, as by a tap.

import { type PointerEvent, useRef } from 'react';

/** A finger that moves earlier than this scrolls. */
const SCROLL_WITHIN_MS = 50;
/** As far as a tap may wander; the browser makes no click of what goes further. */
const TAP_PX = 10;

interface Touch {
  readonly id: number;
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  /** How long it rested before it moved. */
  restedMs: number | null;
}

/** Spread what it returns on the tile while it is not dragged. */
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
    // A scroll that begins takes the pointer away without a last movement.
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
