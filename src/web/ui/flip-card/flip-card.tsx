import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './flip-card.module.css';

export interface FlipCardProps {
  isFlipped: boolean;
  front: ReactNode;
  back: ReactNode;
}

/** Two faces of equal size. The caller puts the control that flips the card on each face. */
export function FlipCard({ isFlipped, front, back }: FlipCardProps) {
  return (
    <div className={styles.scene}>
      <div className={classNames(styles.turner, isFlipped && styles.flipped)}>
        <div className={styles.face} inert={isFlipped} data-hidden={isFlipped}>
          {front}
        </div>
        <div
          className={classNames(styles.face, styles.back)}
          inert={!isFlipped}
          data-hidden={!isFlipped}
        >
          {back}
        </div>
      </div>
    </div>
  );
}

export interface FlipTileProps {
  /** The full accessible name of the current state: "Card 3, face down" or "Card 3: happy". */
  label: string;
  /** Shown on the back. */
  mark: ReactNode;
  /** Shown once flipped. Not in the DOM before: nobody can peek. */
  word: ReactNode;
  isFlipped: boolean;
  isMatched?: boolean;
  isLocked?: boolean;
  onFlip: () => void;
}

/** One card of a memory game: the whole card is a button. */
export function FlipTile(props: FlipTileProps) {
  const { label, mark, word, isFlipped, isMatched, isLocked, onFlip } = props;
  const isStill = isFlipped || isMatched || isLocked;
  const handleClick = () => {
    if (!isStill) onFlip();
  };
  return (
    <button
      type="button"
      className={classNames(styles.scene, styles.tile)}
      aria-label={label}
      aria-disabled={isStill || undefined}
      onClick={handleClick}
    >
      <span
        className={classNames(styles.turner, (isFlipped || isMatched) && styles.flipped)}
        aria-hidden="true"
      >
        <span
          className={classNames(styles.face, styles.tileFace, styles.tileFront)}
          data-hidden={isFlipped || isMatched}
        >
          <span className={styles.mark}>{mark}</span>
        </span>
        <span
          className={classNames(
            styles.face,
            styles.back,
            styles.tileFace,
            isMatched && styles.matched,
          )}
          data-hidden={!(isFlipped || isMatched)}
        >
          {(isFlipped || isMatched) && word}
          {isMatched && (
            <span className={styles.tick}>
              <Icon name="check" size={20} />
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
