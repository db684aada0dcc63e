// @vitest-environment jsdom
import { DragDropContext } from '@hello-pangea/dnd';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DragTile } from './drag-tile.tsx';

afterEach(cleanup);

interface Pull {
  /** The pause of the finger before it moves. */
  restsMs: number;
  isLocked?: boolean;
  isSelected?: boolean;
}

/** How often the tile is selected while a finger pulls it. */
function selectedBy({ restsMs, isLocked = false, isSelected = false }: Pull): number {
  const onSelect = vi.fn();
  const tile = { id: 'kite', word: 'kite', state: 'idle' as const, onSelect, isLocked, isSelected };
  render(
    <DragDropContext onDragEnd={() => undefined}>
      <ul>
        <DragTile {...tile} />
      </ul>
    </DragDropContext>,
  );
  const word = screen.getByText('kite');
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 0 };
  const fire = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp',
    atMs: number,
    clientX: number,
  ) => {
    const event = createEvent[type](word, { ...finger, clientX });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    fireEvent(word, event);
  };
  fire('pointerDown', 1_000, 0);
  fire('pointerMove', 1_000 + restsMs, 40);
  fire('pointerUp', 1_200 + restsMs, 40);
  return onSelect.mock.calls.length;
}

it.each([60, 110])('a pull after %i ms, too early for a drag, selects the word', (restsMs) => {
  expect(selectedBy({ restsMs })).toBe(1);
});

it.each([
  ['at once', { restsMs: 10 }],
  ['at a locked word', { restsMs: 80, isLocked: true }],
  ['at the word that is selected', { restsMs: 80, isSelected: true }],
])('a pull %s selects nothing', (_, pull) => {
  expect(selectedBy(pull)).toBe(0);
});
