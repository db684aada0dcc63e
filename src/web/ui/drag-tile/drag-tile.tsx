// A word that can be dragged, or chosen by a tap or the enter key (product §2.12: by mouse after 5 px, by touch after 120 ms).
// Each tile is a list of its own for the drag library: its lists don't wrap, so that one list of all the words could
// not stand on a phone. A drop back into it is a drop within the same list: nothing.

import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { KeyboardEvent } from 'react';
import { Tile, type TileState } from '#web/ui/tile/tile.tsx';
import { useHastyDrag } from './use-hasty-drag.ts';

interface DragTileProps {
  /** Names the tile to the drag library. */
  id: string;
  word: string;
  state: TileState;
  stateText?: string | undefined;
  isLocked?: boolean;
  /** A locked tile that keeps the keyboard's place in the page. */
  keepsFocus?: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** Stands in a `<ul>` within a `<DragDropContext>`. */
export function DragTile(props: DragTileProps) {
  const { id, word, state, stateText, isLocked = false, keepsFocus, isSelected, onSelect } = props;
  // Space picks the tile up (the library), enter chooses it for a button.
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
