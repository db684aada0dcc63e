// A square of letters, and where words stand in it.

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A word in the square: its letters lie on the way from `from` to `to`. */
export interface Found {
  readonly word: string;
  readonly from: Place;
  readonly to: Place;
}

/** Rows of letters, all of one length. */
export type Square = readonly string[];

export const forward = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const;

export const allDirections: readonly (readonly [number, number])[] = [
  ...forward,
  [0, -1],
  [-1, 0],
  [-1, -1],
  [1, -1],
];

/** Every place where a word stands, in any of the eight directions. */
export function occurrencesOf(square: Square, word: string): Found[] {
  const found: Found[] = [];
  const last = word.length - 1;
  for (let row = 0; row < square.length; row += 1) {
    for (let column = 0; column < (square[row]?.length ?? 0); column += 1) {
      for (const [down, right] of allDirections) {
        const stands = [...word].every(
          (letter, step) => square[row + down * step]?.[column + right * step] === letter,
        );
        if (!stands) continue;
        const to = { row: row + down * last, column: column + right * last };
        found.push({ word, from: { row, column }, to });
      }
    }
  }
  return found;
}
