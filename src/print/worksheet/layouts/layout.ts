// The layout of a kind of task: how its section looks on the sheet and on the key.

import type { SheetHead } from '#domain/worksheet/worksheet.ts';
import type { Code } from '../../typst/markup.ts';
import type { Readers } from '../readers.ts';

export interface Place {
  /** The number of the section's first task. */
  readonly first: number;
  /** For what stands in another order than in the file. */
  readonly seed: string;
  readonly head: SheetHead;
  readonly readers: Readers;
}

export interface Layout<S> {
  /** What the child works on, below the instruction. */
  sheet(section: S, place: Place): Code;
  /** The same tasks with their answers. */
  key(section: S, place: Place): Code;
}
