// A box and its word. An empty box accepts a drop, or a tap while a word is selected; a filled one is disabled until a
// tap takes its word back.

import { Droppable } from '@hello-pangea/dnd';
import { isFilled } from '#domain/drop-game/drop-game.ts';
import type { Slot } from '#domain/drop-game/drop-levels.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Tile } from '#web/ui/tile/tile.tsx';
import styles from './board-slot.module.css';

const PREFIX = 'slot-';

/** The key of the slot with this droppable id, or null if it is not a slot. */
export function slotKeyOf(droppableId: string | undefined): number | null {
  return droppableId?.startsWith(PREFIX) ? Number(droppableId.slice(PREFIX.length)) : null;
}

interface BoardSlotProps {
  slot: Slot;
  /** The word that a tap would place here. */
  selectedWord: string | undefined;
  /** Enter, Space and a screen reader's activation count as keyboard. */
  onPlace: (isByKeyboard: boolean) => void;
  onTakeBack: (isByKeyboard: boolean) => void;
}

export function BoardSlot({ slot, selectedWord, onPlace, onTakeBack }: BoardSlotProps) {
  const isFull = isFilled(slot);
  return (
    <li>
      {/* Horizontal: the up and down arrow keys move between boxes. */}
      <Droppable droppableId={PREFIX + slot.key} direction="horizontal" isDropDisabled={isFull}>
        {(box, { isDraggingOver }) => (
          <div
            {...box.droppableProps}
            ref={box.innerRef}
            className={classNames(
              styles.slot,
              isDraggingOver && styles.over,
              isFull && styles.full,
            )}
          >
            <span className={styles.name}>{slot.name}</span>
            <div className={styles.place}>
              <Inside
                slot={slot}
                selectedWord={isDraggingOver ? undefined : selectedWord}
                onPlace={onPlace}
                onTakeBack={onTakeBack}
              />
            </div>
            <div className={styles.placeholder}>{box.placeholder}</div>
          </div>
        )}
      </Droppable>
    </li>
  );
}

function Inside({ slot, selectedWord, onPlace, onTakeBack }: BoardSlotProps) {
  const { dropHere, putHere, putBeside, takeBack } = texts.dropGame;
  const [tile] = slot.items;
  if (tile !== undefined) {
    return (
      <div className={styles.landed}>
        <Tile
          state="placed"
          aria-label={fill(takeBack, { word: tile.word })}
          onClick={(event) => onTakeBack(event.detail === 0)}
        >
          {tile.word}
          <Icon name="close" size={16} />
        </Tile>
      </div>
    );
  }
  if (selectedWord === undefined) {
    return (
      <span className={styles.hint} aria-hidden="true">
        {dropHere}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.put}
      aria-label={fill(putBeside, { word: selectedWord, name: slot.name })}
      onClick={(event) => onPlace(event.detail === 0)}
    >
      {fill(putHere, { word: selectedWord })}
    </button>
  );
}
