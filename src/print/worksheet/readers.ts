// How large letters and handwriting are for the readers of a sheet.

import type { SheetHead } from '#domain/worksheet/worksheet.ts';

export interface Readers {
  /** Text size in points. */
  readonly size: number;
  /** Width of a handwritten letter, in millimetres. */
  readonly letter: number;
  /** From one handwritten line to the next, in millimetres. */
  readonly pitch: number;
  /** Whether they write on four-line rules. */
  readonly hasFourLines: boolean;
  /** Between two tasks, in millimetres. */
  readonly room: number;
  /** Whether the first and last tasks of a section stay with a neighbour; true by default. */
  readonly staysTogether?: boolean;
}

const young: Readers = { size: 13.5, letter: 4.6, pitch: 11, hasFourLines: true, room: 4 };
const middle: Readers = { size: 12.5, letter: 3.7, pitch: 9.5, hasFourLines: false, room: 4 };
const older: Readers = { size: 11.5, letter: 3, pitch: 8.5, hasFourLines: false, room: 4 };

export function readersOf({ standards: [first] }: Pick<SheetHead, 'standards'>): Readers {
  if (first <= 3) return young;
  return first <= 5 ? middle : older;
}
