// Builds a sentence from tiles (product §7.6): a tap puts a tile at the end of the sentence, another takes it back; a drag
// puts it anywhere. By keyboard the arrow keys move a tile of the sentence.

import {
  DragDropContext,
  Droppable,
  type DropResult,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import { type KeyboardEvent, useState } from 'react';
import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { DragTile, tileOfHome } from '#web/ui/drag-tile/drag-tile.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Tile } from '#web/ui/tile/tile.tsx';
import { PartsLeft, partsLeft } from './parts-left.tsx';
import styles from './sentence-builder.module.css';
import { MAIN_BUTTON, tileSelector, useFocusAfter } from './use-focus-after.ts';

const END = 'end';
/** This component handles its own keys. */
const SENSORS = [useMouseSensor, useTouchSensor];

interface SentenceBuilderProps {
  tiles: readonly string[];
  /** Empty if there is none. */
  endMark: string;
  /** The indexes of the tiles, in display order. */
  order: readonly number[];
  /** Whether every tile belongs in the sentence; the number that is left is shown then. */
  needsAll?: boolean;
  /** Called with the indexes of the placed tiles, in order, whenever they change. */
  onBuild: (placed: readonly number[]) => void;
  onTouch?: (() => void) | undefined;
}

export function SentenceBuilder(props: SentenceBuilderProps) {
  const { tiles, endMark, order, needsAll = false, onBuild, onTouch } = props;
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const { root, focusAfter } = useFocusAfter<HTMLDivElement>();
  const { sentence, words, start, place, instructions, ...say } = texts.quizPlayers.order;
  const wordAt = (tile: number) => tiles[tile] ?? '';

  const update = (next: readonly number[], text: string) => {
    onTouch?.();
    setPlaced(next);
    setSaid(needsAll ? `${text} ${partsLeft(tiles.length - next.length)}` : text);
    onBuild(next);
  };
  const putAt = (tile: number, at: number) => {
    const next = placed.filter((one) => one !== tile).toSpliced(at, 0, tile);
    update(next, fill(say.placed, { word: wordAt(tile), place: next.indexOf(tile) + 1 }));
    focusAfter(next.length === tiles.length ? MAIN_BUTTON : tileSelector(tile));
  };
  const takeBack = (tile: number) => {
    update(
      placed.filter((one) => one !== tile),
      fill(say.takenBack, { word: wordAt(tile) }),
    );
    focusAfter(tileSelector(tile));
  };
  const handleKey = (tile: number) => (event: KeyboardEvent) => {
    const at = placed.indexOf(tile);
    const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
    const isOn = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    const to = at + (isOn ? 1 : -1);
    if ((!isBack && !isOn) || to < 0 || to >= placed.length) return;
    event.preventDefault();
    putAt(tile, to);
    focusAfter(tileSelector(tile));
  };
  const handleDrop = ({ draggableId, destination, reason }: DropResult) => {
    if (reason === 'CANCEL') return;
    const tile = Number(draggableId);
    const home = tileOfHome(destination?.droppableId ?? '');
    const isMoved = destination !== null && home !== draggableId;
    // A slow tap ends as a drag without movement.
    if (!isMoved && !placed.includes(tile)) putAt(tile, placed.length);
    if (!isMoved || destination === null) return;
    const others = placed.filter((one) => one !== tile);
    putAt(tile, home === null ? others.length : others.indexOf(Number(home)) + destination.index);
  };

  return (
    <DragDropContext
      dragHandleUsageInstructions={instructions}
      enableDefaultSensors={false}
      sensors={SENSORS}
      onDragStart={() => onTouch?.()}
      onDragEnd={handleDrop}
    >
      <div ref={root} className={styles.player}>
        <ol className={styles.sentence} aria-label={sentence}>
          {placed.map((tile, at) => (
            <DragTile
              key={tile}
              id={String(tile)}
              word={at === 0 ? sentenceOf(wordAt(tile)) : wordAt(tile)}
              state="placed"
              stateText={fill(place, {
                place: at + 1,
                total: needsAll ? tiles.length : placed.length,
              })}
              takesDrops
              onSelect={() => takeBack(tile)}
              onKey={handleKey(tile)}
            />
          ))}
          <Droppable droppableId={END} direction="horizontal">
            {(end) => (
              <li {...end.droppableProps} ref={end.innerRef} className={styles.end}>
                {placed.length === 0 && <span className={styles.start}>{start}</span>}
                {placed.length > 0 && endMark}
                <span className={styles.placeholder}>{end.placeholder}</span>
              </li>
            )}
          </Droppable>
        </ol>
        <ul className={styles.tiles} aria-label={words}>
          {order.map((tile) =>
            placed.includes(tile) ? (
              <li key={tile} className={styles.hole} aria-hidden="true">
                <Tile element="div" state="locked">
                  {wordAt(tile)}
                </Tile>
              </li>
            ) : (
              <DragTile
                key={tile}
                id={String(tile)}
                word={wordAt(tile)}
                state="idle"
                onSelect={() => putAt(tile, placed.length)}
              />
            ),
          )}
        </ul>
        {needsAll && <PartsLeft left={tiles.length - placed.length} />}
        <LiveRegion message={said} event={placed} />
      </div>
    </DragDropContext>
  );
}
