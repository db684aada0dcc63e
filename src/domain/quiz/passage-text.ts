// The text of a passage question in pieces: words to read, gaps, and marked words that may hold a mistake.

export interface PassagePiece {
  readonly kind: 'words' | 'gap' | 'marked';
  /** Empty for a gap. */
  readonly text: string;
}

const PLACE = /(____|\[[^\]]+\])/;

/** Words and places by turns, in order; pieces without text are left out, but for gaps. */
export function piecesOf(text: string): PassagePiece[] {
  return text
    .split(PLACE)
    .filter((piece) => piece !== '')
    .map((piece): PassagePiece => {
      if (piece === '____') return { kind: 'gap', text: '' };
      return PLACE.test(piece)
        ? { kind: 'marked', text: piece.slice(1, -1) }
        : { kind: 'words', text: piece };
    });
}
