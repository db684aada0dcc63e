// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHastyDrag } from './use-hasty-drag.ts';

afterEach(cleanup);

interface Gesture {
  /** The pause of the pointer before it moves. */
  restsMs: number;
  movesPx: number;
  pointer?: 'touch' | 'mouse';
  /** Whether the browser cancels the pointer to scroll. */
  isCancelled?: boolean;
}

/** How often a gesture on the tile chooses it. */
function chosenBy({ restsMs, movesPx, pointer = 'touch', isCancelled = false }: Gesture): number {
  const onChoose = vi.fn();
  const { result } = renderHook(() => useHastyDrag(onChoose));
  const event = (type: string, timeStamp: number, clientX: number) =>
    ({
      type,
      timeStamp,
      clientX,
      clientY: 0,
      pointerId: 1,
      isPrimary: true,
      pointerType: pointer,
    }) as unknown as PointerEvent;
  const on = result.current;
  on.onPointerDown(event('pointerdown', 0, 0));
  if (isCancelled) {
    on.onPointerCancel(event('pointercancel', restsMs, 0));
  } else {
    if (movesPx > 0) on.onPointerMove(event('pointermove', restsMs, movesPx));
    on.onPointerUp(event('pointerup', restsMs + 200, movesPx));
  }
  return onChoose.mock.calls.length;
}

it.each([60, 85, 110])('a pull after %i ms, too early for a drag, chooses the tile', (restsMs) => {
  expect(chosenBy({ restsMs, movesPx: 40 })).toBe(1);
  expect(chosenBy({ restsMs, movesPx: 0, isCancelled: true })).toBe(1);
});

it('an immediate movement scrolls the page and chooses nothing', () => {
  expect(chosenBy({ restsMs: 10, movesPx: 40 })).toBe(0);
  expect(chosenBy({ restsMs: 20, movesPx: 0, isCancelled: true })).toBe(0);
});

it('a tap is left to the click, and a mouse to the drag library', () => {
  expect(chosenBy({ restsMs: 80, movesPx: 0 })).toBe(0);
  expect(chosenBy({ restsMs: 80, movesPx: 6 })).toBe(0);
  expect(chosenBy({ restsMs: 80, movesPx: 40, pointer: 'mouse' })).toBe(0);
});
