import { Droppable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './sort-box.module.css';

const PREFIX = 'box-';

/** The index of the box with this droppable id, or null if it is not a box. */
export function boxOfDroppable(droppableId: string | undefined): number | null {
  return droppableId?.startsWith(PREFIX) ? Number(droppableId.slice(PREFIX.length)) : null;
}

interface SortBoxProps {
  index: number;
  name: string;
  /** The word that a tap would put here. */
  selectedWord: string | undefined;
  onPut: () => void;
  /** Its tiles. */
  children: ReactNode;
}

/** A box to drop words into, or to tap while a word is selected. */
export function SortBox({ index, name, selectedWord, onPut, children }: SortBoxProps) {
  const { box: boxText, putHere } = texts.quizKinds.sort;
  return (
    <Droppable droppableId={PREFIX + index}>
      {(box, { isDraggingOver }) => (
        <section
          {...box.droppableProps}
          ref={box.innerRef}
          className={classNames(styles.box, isDraggingOver && styles.over)}
          aria-label={fill(boxText, { number: index + 1, name })}
        >
          <h3 className={styles.name}>
            <span className={styles.number}>{index + 1}</span> {name}
          </h3>
          <ul className={styles.words}>{children}</ul>
          {selectedWord !== undefined && (
            <button
              type="button"
              className={styles.put}
              aria-label={fill(putHere, { word: selectedWord, name })}
              onClick={onPut}
            />
          )}
          <div className={styles.placeholder}>{box.placeholder}</div>
        </section>
      )}
    </Droppable>
  );
}
