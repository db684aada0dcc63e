// Build a sentence from its tiles (product §7.6): a tap puts a tile at the end of the sentence, another takes it back;
// a drag puts it anywhere. By keyboard the arrow keys move a tile of the sentence.

import {
  DragDropContext,
  Droppable,
  type DropResult,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import { type KeyboardEvent, useState } from 'react';
import { markParts } from '#domain/quiz/answer.ts';
import { movableTiles, sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { DragTile, tileOfHome } from '#web/ui/drag-tile/drag-tile.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Tile } from '#web/ui/tile/tile.tsx';
import styles from './order-player.module.css';
import { PartsLeft, partsLeft } from './parts-left.tsx';
import type { PlayerProps } from './player.ts';
import type { OrderQuestion } from './question.ts';
import { MAIN_BUTTON, tileSelector, useFocusAfter } from './use-focus-after.ts';

const END = 'end';
/** This player handles its own keys. */
const SENSORS = [useMouseSensor, useTouchSensor];

type OrderProps = PlayerProps<OrderQuestion, readonly number[]>;

export function OrderPlayer(props: OrderProps) {
  const { question, given } = props;
  return given === null ? <Building {...props} /> : <Built question={question} given={given} />;
}

function Building({ question, order, onDraft, onTouch }: OrderProps) {
  const { tiles, endMark } = movableTiles(question.text);
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const { root, focusAfter } = useFocusAfter<HTMLDivElement>();
  const { sentence, words, start, place, instructions, ...say } = texts.quizKinds.order;
  const wordAt = (tile: number) => tiles[tile] ?? '';

  const update = (next: readonly number[], text: string) => {
    onTouch?.();
    setPlaced(next);
    setSaid(`${text} ${partsLeft(tiles.length - next.length)}`);
    onDraft(next.length === tiles.length ? next : null);
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
              stateText={fill(place, { place: at + 1, total: tiles.length })}
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
        <PartsLeft left={tiles.length - placed.length} />
        <LiveRegion message={said} event={placed} />
      </div>
    </DragDropContext>
  );
}

/** The child's sentence. A tile is wrong if it differs from the nearest right sentence. */
function Built({ question, given }: { question: OrderQuestion; given: readonly number[] }) {
  const { tiles, endMark } = movableTiles(question.text);
  const marks = markParts(question, given);
  const { right, notThisOne } = texts.quiz.playing;
  return (
    <ol className={styles.built} aria-label={texts.quizKinds.order.sentence}>
      {given.map((tile, at) => {
        const word = tiles[tile] ?? '';
        const isRight = marks[at] === true;
        return (
          <li key={tile}>
            <Tile
              element="div"
              state={isRight ? 'right' : 'wrong'}
              stateText={isRight ? right : notThisOne}
            >
              {at === 0 ? sentenceOf(word) : word}
            </Tile>
          </li>
        );
      })}
      {endMark !== '' && <li className={styles.mark}>{endMark}</li>}
    </ol>
  );
}
