// The words and the boxes. Only a drop into an empty box counts. The outcome is announced to screen readers.

import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { useEffect, useRef, useState } from 'react';
import type { DropGame } from '#domain/drop-game/drop-game.ts';
import type { Slot } from '#domain/drop-game/drop-levels.ts';
import { fill, forCount } from '#messages/fill.ts';
import { playSound } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { DragTile } from '#web/ui/drag-tile/drag-tile.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Tile } from '#web/ui/tile/tile.tsx';
import { BoardSlot, slotKeyOf } from './board-slot.tsx';
import styles from './drop-board.module.css';
import { useScrollOnlyWhereNeeded } from './use-scroll-only-where-needed.ts';

interface DropBoardProps {
  game: DropGame;
  /** `slotKey` counts from 1. */
  onDrop: (tileId: number, slotKey: number) => void;
  onTakeBack: (slotKey: number) => void;
}

export function DropBoard({ game, onDrop, onTakeBack }: DropBoardProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { drag: dragTexts } = texts.dropGame;
  const { list: options, keep: keepFocus } = useKeptFocus(game.options.length);
  const selectedWord = wordOf(game, selected);
  // A placed word leaves a gap: no other word moves from under a finger.
  const [places] = useState(game.options);
  const board = useRef<HTMLDivElement>(null);
  const scrolling = useScrollOnlyWhereNeeded(board);

  const say = (text: string, tileId: string, provided: ResponderProvided, slotKey?: number) =>
    provided.announce(
      fill(text, {
        word: wordOf(game, Number(tileId)) ?? '',
        name: game.slots.find(({ key }) => key === slotKey)?.name ?? '',
      }),
    );
  const handlePlace = (tileId: number, slotKey: number, isByKeyboard: boolean) => {
    setSelected(null);
    if (isByKeyboard) keepFocus();
    const left = game.options.length - 1;
    const text = forCount(left, dragTexts.dropped);
    const name = game.slots.find(({ key }) => key === slotKey)?.name ?? '';
    setSaid(fill(text, { word: wordOf(game, tileId) ?? '', name, left }));
    onDrop(tileId, slotKey);
  };

  const handleTakeBack = ({ key, items }: Slot, isByKeyboard: boolean) => {
    const [tile] = items;
    if (tile === undefined) return;
    setSelected(null);
    if (isByKeyboard) keepFocus(tile.id);
    setSaid(fill(dragTexts.takenBack, { word: tile.word }));
    onTakeBack(key);
  };

  const handleStart = (start: DragStart, provided: ResponderProvided) => {
    setSelected(null);
    playSound('switch');
    say(dragTexts.pickedUp, start.draggableId, provided);
  };
  const handleUpdate = ({ draggableId, destination }: DragUpdate, provided: ResponderProvided) => {
    const slotKey = slotKeyOf(destination?.droppableId);
    const text = slotKey === null ? dragTexts.notOverSlot : dragTexts.overSlot;
    say(text, draggableId, provided, slotKey ?? undefined);
  };
  const handleEnd = (result: DropResult, provided: ResponderProvided) => {
    const { draggableId, destination, reason, mode } = result;
    const slotKey = slotKeyOf(destination?.droppableId);
    const isCancelled = reason === 'CANCEL';
    say(isCancelled ? dragTexts.putBack : '', draggableId, provided);
    if (slotKey !== null) handlePlace(Number(draggableId), slotKey, mode === 'SNAP');
    // A slow tap ends as a drag without movement, and a drop may miss its box: in both cases the word is selected for a
    // tap.
    else if (!isCancelled) handleSelect(Number(draggableId), true);
  };
  const handleSelect = (tileId: number, isSelected = tileId !== selected) => {
    const word = wordOf(game, tileId);
    setSelected(isSelected ? tileId : null);
    setSaid(isSelected && word !== undefined ? fill(dragTexts.chosen, { word }) : '');
  };

  return (
    <DragDropContext
      {...scrolling}
      dragHandleUsageInstructions={dragTexts.instructions}
      onDragStart={handleStart}
      onDragUpdate={handleUpdate}
      onDragEnd={handleEnd}
    >
      <div ref={board} className={styles.board}>
        <ul ref={options} className={styles.options} aria-label={texts.dropGame.options}>
          {places.map(({ id, word }) =>
            wordOf(game, id) === undefined ? (
              <li key={id} className={styles.hole} aria-hidden="true">
                <Tile element="div" state="locked">
                  {word}
                </Tile>
              </li>
            ) : (
              <DragTile
                key={id}
                id={String(id)}
                word={word}
                state={id === selected ? 'placed' : 'idle'}
                isSelected={id === selected}
                onSelect={() => handleSelect(id)}
              />
            ),
          )}
        </ul>
        <ul className={styles.slots} aria-label={texts.dropGame.slots}>
          {game.slots.map((slot) => (
            <BoardSlot
              key={slot.key}
              slot={slot}
              selectedWord={selectedWord}
              onPlace={(isByKeyboard) =>
                selected !== null && handlePlace(selected, slot.key, isByKeyboard)
              }
              onTakeBack={(isByKeyboard) => handleTakeBack(slot, isByKeyboard)}
            />
          ))}
        </ul>
        <LiveRegion message={said} />
      </div>
    </DragDropContext>
  );
}

function wordOf(game: DropGame, tileId: number | null): string | undefined {
  return game.options.find(({ id }) => id === tileId)?.word;
}

/**
 * A placed word would take the keyboard focus with it. Instead the focus goes to the next word, and after the last one
 * to Submit; a word that is taken back keeps it. Call `keep` after keyboard actions; touch and mouse do not need it.
 */
function useKeptFocus(optionCount: number) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a word has been placed or taken back.
  useEffect(() => {
    if (wanted.current === null) return;
    const next = list.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    const submit = list.current
      ?.closest('main')
      ?.querySelector<HTMLElement>('[data-submit] button');
    (next ?? submit)?.focus({ preventScroll: true });
  }, [optionCount]);
  const keep = (tileId?: number) => {
    wanted.current =
      tileId === undefined ? '[tabindex="0"]' : `[data-rfd-drag-handle-draggable-id="${tileId}"]`;
  };
  return { list, keep };
}
