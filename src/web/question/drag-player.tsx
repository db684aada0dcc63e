// Drag one word of the sentence into the box (product §7.6, §2.12): by mouse after 5 px, by touch after 120 ms, by
// keyboard (Space, Down, Space), or without dragging: tap the word, then the box. Only a drop into the box counts. The
// first one is the answer and locks every tile.

import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { useState } from 'react';
import { tilesOf } from '#domain/quiz/tiles.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DragTile } from '#web/ui/drag-tile/drag-tile.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Tile, type TileState } from '#web/ui/tile/tile.tsx';
import styles from './drag-player.module.css';
import type { PlayerProps } from './player.ts';
import type { DragQuestion } from './question.ts';

const BOX = 'box';

export function DragPlayer({
  question,
  given: chosen,
  onAnswer,
  onTouch,
}: PlayerProps<DragQuestion, number>) {
  const [selected, setSelected] = useState<number | null>(null);
  const tiles = tilesOf(question.text);
  const isLocked = chosen !== null;
  const selectedWord = isLocked || selected === null ? undefined : tiles[selected];

  const say = (text: string, place: { draggableId: string }, provided: ResponderProvided) =>
    provided.announce(fill(text, { word: tiles[Number(place.draggableId)] ?? '' }));

  const handleStart = (start: DragStart, provided: ResponderProvided) => {
    setSelected(null);
    onTouch?.();
    say(texts.quizPlayers.drag.pickedUp, start, provided);
  };
  const handleUpdate = (update: DragUpdate, provided: ResponderProvided) => {
    const isOverBox = update.destination?.droppableId === BOX;
    say(
      isOverBox ? texts.quizPlayers.drag.overBox : texts.quizPlayers.drag.notOverBox,
      update,
      provided,
    );
  };
  const handleEnd = (result: DropResult, provided: ResponderProvided) => {
    const isInBox = result.destination?.droppableId === BOX;
    const isCancelled = result.reason === 'CANCEL';
    // The page itself announces selections and answers.
    say(isCancelled ? texts.quizPlayers.drag.putBack : '', result, provided);
    if (isInBox) onAnswer(Number(result.draggableId));
    // A slow tap ends as a drag without movement, and a drop may miss the box: in both cases the word is selected for a
    // tap.
    else if (!isCancelled) setSelected(Number(result.draggableId));
  };
  const handleSelect = (index: number) => {
    if (isLocked) return;
    onTouch?.();
    setSelected(selected === index ? null : index);
  };

  return (
    <DragDropContext
      dragHandleUsageInstructions={texts.quizPlayers.drag.instructions}
      onDragStart={handleStart}
      onDragUpdate={handleUpdate}
      onDragEnd={handleEnd}
    >
      <div className={classNames(styles.player, isLocked && styles.answered)}>
        <ul className={styles.tiles} aria-label={texts.quizPlayers.drag.words}>
          {tiles.map((word, index) => {
            const state = tileState(index, question.answer, chosen, selected);
            return (
              <DragTile
                // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice; a tile is its position.
                key={index}
                id={String(index)}
                word={word}
                state={state}
                stateText={stateTextOf(state, index === chosen)}
                isLocked={isLocked}
                keepsFocus={index === chosen}
                isSelected={index === selected}
                onSelect={() => handleSelect(index)}
              />
            );
          })}
        </ul>
        <Droppable droppableId={BOX} direction="horizontal" isDropDisabled={isLocked}>
          {(box, { isDraggingOver }) => (
            <section
              {...box.droppableProps}
              ref={box.innerRef}
              aria-label={texts.quizPlayers.drag.box}
              className={classNames(
                styles.box,
                isDraggingOver && styles.over,
                isLocked && styles[chosen === question.answer ? 'right' : 'wrong'],
              )}
            >
              {isLocked ? (
                <Tile element="div" state={chosen === question.answer ? 'right' : 'wrong'}>
                  {tiles[chosen]}
                </Tile>
              ) : (
                <BoxInside
                  word={selectedWord}
                  isDraggingOver={isDraggingOver}
                  onPlace={() => selected !== null && onAnswer(selected)}
                />
              )}
              {box.placeholder}
            </section>
          )}
        </Droppable>
        <LiveRegion
          message={
            selectedWord === undefined
              ? ''
              : fill(texts.quizPlayers.drag.chosen, { word: selectedWord })
          }
        />
      </div>
    </DragDropContext>
  );
}

interface BoxInsideProps {
  word: string | undefined;
  isDraggingOver: boolean;
  onPlace: () => void;
}

function BoxInside({ word, isDraggingOver, onPlace }: BoxInsideProps) {
  if (isDraggingOver) return null;
  if (word === undefined) return <p className={styles.hint}>{texts.quizPlayers.drag.dropHere}</p>;
  return (
    <button type="button" className={styles.put} onClick={onPlace}>
      {fill(texts.quizPlayers.drag.putHere, { word })}
    </button>
  );
}

function stateTextOf(state: TileState, isChosen: boolean): string | undefined {
  const { right, notThisOne, theAnswer } = texts.quiz.playing;
  if (state === 'right') return isChosen ? right : theAnswer;
  return state === 'wrong' ? notThisOne : undefined;
}

function tileState(
  index: number,
  answer: number,
  chosen: number | null,
  selected: number | null,
): TileState {
  if (chosen === null) return index === selected ? 'placed' : 'idle';
  if (index === answer) return 'right';
  return index === chosen ? 'wrong' : 'locked';
}
