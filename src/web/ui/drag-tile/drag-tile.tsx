// A word that can be dragged, or selected by a tap or Enter (product §2.12: by mouse after 5 px, by touch after 120
// ms). To the drag library each tile is its own list: its lists don't wrap, so a single list of all words would not fit
// on a phone. A drop back onto the tile is a drop within the same list and has no effect.

import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { KeyboardEvent } from 'react';
import { Tile, type TileState } from '#web/ui/tile/tile.tsx';
import { useHastyDrag } from './use-hasty-drag.ts';

interface DragTileProps {
  /** The drag library's id for the tile. */
  id: string;
  word: string;
  state: TileState;
  stateText?: string | undefined;
  isLocked?: boolean;
  /** A locked tile that stays focusable, so that keyboard focus is not lost. */
  keepsFocus?: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** Must be rendered in a `<ul>` within a `<DragDropContext>`. */
export function DragTile(props: DragTileProps) {
  const { id, word, state, stateText, isLocked = false, keepsFocus, isSelected, onSelect } = props;
  // Space picks the tile up (handled by the library), Enter selects it.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.defaultPrevented) onSelect();
  };
  const hasty = useHastyDrag(() => {
    if (!isLocked && !isSelected) onSelect();
  });
  return (
    <Droppable droppableId={`home-${id}`} direction="horizontal" isDropDisabled>
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
