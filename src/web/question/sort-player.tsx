// Put words into two or three boxes (product §7.6): tap a word, then a box, or drag it there. By keyboard the number of
// the box puts the focused word into it. Until Check every word can be moved to another box.

import {
  DragDropContext,
  type DropResult,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import { type KeyboardEvent, useState } from 'react';
import { wordsToSort } from '#domain/quiz/kinds/sort-marking.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { DragTile } from '#web/ui/drag-tile/drag-tile.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { PartsLeft, partsLeft } from './parts-left.tsx';
import type { PlayerProps } from './player.ts';
import type { SortQuestion } from './question.ts';
import { Reading } from './reading.tsx';
import { boxOfDroppable, SortBox } from './sort-box.tsx';
import styles from './sort-player.module.css';
import { SortedBoxes } from './sorted-boxes.tsx';
import { MAIN_BUTTON, tileSelector, useFocusAfter } from './use-focus-after.ts';

/** This player handles its own keys. */
const SENSORS = [useMouseSensor, useTouchSensor];
const NO_BOX = -1;

type SortProps = PlayerProps<SortQuestion, readonly number[]>;

export function SortPlayer(props: SortProps) {
  const { question, given } = props;
  return (
    <div className={styles.player}>
      {question.text !== '' && <Reading text={question.text} />}
      {given === null ? <Sorting {...props} /> : <SortedBoxes question={question} given={given} />}
    </div>
  );
}

function Sorting({ question, order, onDraft, onTouch }: SortProps) {
  const { boxes } = question;
  const words = wordsToSort(question);
  /** The box of each word. */
  const [sorted, setSorted] = useState<readonly number[]>(() => words.map(() => NO_BOX));
  const [selected, setSelected] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { root, focusAfter } = useFocusAfter<HTMLDivElement>();
  const { chosen, placed, instructions, ...say } = texts.quizKinds.sort;
  const wordAt = (index: number) => words[index] ?? '';
  const leftOf = (boxed: readonly number[]) => boxed.filter((box) => box === NO_BOX).length;

  const handlePut = (word: number, box: number) => {
    const wasLoose = sorted[word] === NO_BOX;
    const next = sorted.with(word, box);
    const left = leftOf(next);
    const where = { word: wordAt(word), name: boxes[box]?.name ?? '' };
    onTouch?.();
    setSorted(next);
    setSelected(null);
    setSaid(`${fill(placed, where)} ${partsLeft(left)}`);
    onDraft(left === 0 ? next : null);
    if (!wasLoose) focusAfter(tileSelector(word));
    else focusAfter(...(left === 0 ? [MAIN_BUTTON] : ['[data-loose] [tabindex="0"]']));
  };
  const handleSelect = (word: number, isSelected = word !== selected) => {
    onTouch?.();
    setSelected(isSelected ? word : null);
    setSaid(isSelected ? fill(chosen, { word: wordAt(word) }) : '');
  };
  const handleKey =
    (word: number) =>
    ({ key }: KeyboardEvent) => {
      const box = '123'.indexOf(key);
      if (box >= 0 && box < boxes.length) handlePut(word, box);
    };
  const handleDrop = ({ draggableId, destination, reason }: DropResult) => {
    const box = boxOfDroppable(destination?.droppableId);
    if (box !== null) handlePut(Number(draggableId), box);
    // A slow tap ends as a drag without movement, and a drop may miss its box: in both cases the word is selected for a
    // tap.
    else if (reason !== 'CANCEL') handleSelect(Number(draggableId), true);
  };
  const tile = (word: number) => (
    <DragTile
      key={word}
      id={String(word)}
      word={wordAt(word)}
      state={word === selected ? 'placed' : 'idle'}
      isSelected={word === selected}
      onSelect={() => handleSelect(word)}
      onKey={handleKey(word)}
    />
  );

  return (
    <DragDropContext
      dragHandleUsageInstructions={instructions}
      enableDefaultSensors={false}
      sensors={SENSORS}
      onDragStart={() => setSelected(null)}
      onDragEnd={handleDrop}
    >
      <div ref={root} className={styles.sorting}>
        <ul className={styles.loose} aria-label={say.words} data-loose>
          {order.filter((word) => sorted[word] === NO_BOX).map(tile)}
        </ul>
        <div className={styles.boxes} data-count={boxes.length}>
          {boxes.map(({ name }, box) => (
            <SortBox
              key={name}
              index={box}
              name={name}
              selectedWord={
                selected === null || sorted[selected] === box ? undefined : wordAt(selected)
              }
              onPut={() => selected !== null && handlePut(selected, box)}
            >
              {order.filter((word) => sorted[word] === box).map(tile)}
            </SortBox>
          ))}
        </div>
        <PartsLeft left={leftOf(sorted)} />
        <LiveRegion message={said} event={sorted} />
      </div>
    </DragDropContext>
  );
}
