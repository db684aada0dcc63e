import { NO_MISTAKE } from '#domain/quiz/choices.ts';
import type { PassagePiece } from '#domain/quiz/passage-text.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import styles from './place-button.module.css';

interface PlaceButtonProps {
  /** From 1. */
  number: number;
  piece: PassagePiece;
  /** The option chosen here, if any. */
  chosen: string | undefined;
  isOpen: boolean;
  onOpen: (isByKeyboard: boolean) => void;
}

/** A place in the text of a passage: its number, and its current words. */
export function PlaceButton({ number, piece, chosen, isOpen, onOpen }: PlaceButtonProps) {
  const { place, placeGap, placeChosen, placeKept } = texts.quizKinds.passage;
  const isKept = chosen === NO_MISTAKE;
  const open = piece.kind === 'gap' ? placeGap : place;
  const spoken = chosen === undefined ? open : isKept ? placeKept : placeChosen;
  return (
    <button
      type="button"
      className={styles.place}
      data-place={number - 1}
      data-is-gap={piece.kind === 'gap'}
      data-is-chosen={chosen !== undefined}
      aria-expanded={isOpen}
      aria-label={fill(spoken, { number, words: piece.text, answer: chosen ?? '' })}
      onClick={(event) => onOpen(event.detail === 0)}
    >
      {/* With spaces, as in the accessible name: people who use voice control say what they see. */}
      <span className={styles.number}>{number}</span>{' '}
      <span className={styles.words}>{isKept ? piece.text : (chosen ?? piece.text)}</span>
      {isKept && (
        <>
          {' '}
          <span className={styles.kept}>{NO_MISTAKE}</span>
        </>
      )}
    </button>
  );
}
