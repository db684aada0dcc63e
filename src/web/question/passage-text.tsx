import { Fragment, type ReactNode } from 'react';
import { type PassagePiece, piecesOf } from '#domain/quiz/passage-text.ts';
import styles from './passage-text.module.css';

interface PassageTextProps {
  text: string;
  /** Renders a place: a gap, or marked words; `at` counts from 0. */
  place: (piece: PassagePiece, at: number) => ReactNode;
}

/**
 * Punctuation that must not begin a line: a browser would break the line between a place and the full stop after it.
 */
const CLOSING = /^[.,;:!?’”)]+/;

/** The text of a passage, line by line. */
export function PassageText({ text, place }: PassageTextProps) {
  const pieces = piecesOf(text);
  const placeOf = (index: number) =>
    pieces.slice(0, index).filter(({ kind }) => kind !== 'words').length;
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
        <Fragment key={index}>
          {piece.kind === 'words' ? (
            piece.text.replace(index === 0 ? '' : CLOSING, '')
          ) : (
            <span className={styles.unbroken}>
              <span className={styles.place}>{place(piece, placeOf(index))}</span>
              {closingOf(pieces[index + 1])}
            </span>
          )}
        </Fragment>
      ))}
    </p>
  );
}

function closingOf(next: PassagePiece | undefined): string {
  return next?.kind === 'words' ? (CLOSING.exec(next.text)?.[0] ?? '') : '';
}
