// A word that can be dragged, or selected by a tap or Enter (product §2.12: by mouse after 5 px, by touch after 120
// ms). To the drag library each tile is its own list: its lists don't wrap, and a single list of all words would not
// fit on a phone. A drop back onto the tile is a drop within the same list and has no effect. If tiles have an order, a
// drop on another tile (`homeOf` its list) inserts before or after it.

import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { KeyboardEvent } from 'react';
import { Tile, type TileState } from '#web/ui/tile/tile.tsx';
import { useHastyDrag } from './use-hasty-drag.ts';

interface DragTileProps {
  /** The tile's id in the drag library. */
  id: string;
  word: string;
  state: TileState;
  stateText?: string | undefined;
  isLocked?: boolean;
  /** Whether a locked tile stays focusable, which preserves keyboard focus. */
  keepsFocus?: boolean;
  /** Absent if a tap does something other than select. */
  isSelected?: boolean;
  onSelect: () => void;
  /** Whether other tiles may be dropped before and after this one. */
  takesDrops?: boolean;
  /** Keys other than those that select. */
  onKey?: (event: KeyboardEvent) => void;
}

const HOME = 'home-';

export const homeOf = (id: string) => HOME + id;

/** The id of the tile that owns this list; null if no tile does. */
export function tileOfHome(droppableId: string): string | null {
  return droppableId.startsWith(HOME) ? droppableId.slice(HOME.length) : null;
}

/** Must be rendered in a `<ul>` or `<ol>` within a `<DragDropContext>`. */
export function DragTile(props: DragTileProps) {
  const { id, word, state, stateText, isLocked = false, keepsFocus, isSelected, onSelect } = props;
  const { takesDrops = false, onKey } = props;
  // Enter selects the tile. Space picks it up if the library handles keys; otherwise it works like Enter.
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    onKey?.(event);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  const hasty = useHastyDrag(() => {
    if (!isLocked && !isSelected) onSelect();
  });
  return (
    <Droppable droppableId={homeOf(id)} direction="horizontal" isDropDisabled={!takesDrops}>
      {(home) => (
        <li {...home.droppableProps} ref={home.innerRef}>
          <Draggable draggableId={id} index={0} isDragDisabled={isLocked}>
            {(drag, { isDragging }) => (
              <Tile
                element="div"
                state={isDragging ? 'lifted' : state}
                stateText={stateText}
                ref={drag.innerRef}
                {...drag.draggableProps}
                {...(drag.dragHandleProps ?? (keepsFocus ? { tabIndex: -1 } : {}))}
                aria-pressed={isLocked ? undefined : isSelected}
                {...(isDragging ? {} : hasty)}
                onClick={onSelect}
                onKeyDown={handleKey}
              >
                {word}
              </Tile>
            )}
          </Draggable>
          {home.placeholder}
        </li>
      )}
    </Droppable>
  );
}
