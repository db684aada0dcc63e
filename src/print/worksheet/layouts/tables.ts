// Tasks that are a table: matching, sorting, completing.

import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { firstAnswer } from '#domain/worksheet/kinds/fill.ts';
import { wordsToSort } from '#domain/worksheet/kinds/sort.ts';
import { withMarks } from '#domain/worksheet/marked-text.ts';
import { displaced, randomFrom } from '#domain/worksheet/puzzle/random.ts';
import { AUTO, type Code, call, join, mm, NOTHING, text } from '../../typst/markup.ts';
import type { Layout } from './layout.ts';
import {
  gapFor,
  LINE,
  marked,
  numbered,
  reasons,
  roomBeside,
  solution,
  stressed,
} from './pieces.ts';

const KEY_PITCH = 7;
/** Left and right of a cell's words, in millimetres. */
const CELL_PADDING = 7;

export const match: Layout<SectionOf<'match'>> = {
  sheet({ pairs }, place) {
    const right = displaced(
      pairs.map(([, partner]) => partner),
      randomFrom(place.seed),
    );
    const rows = pairs.map(([left], index) => [stressed(left), stressed(right[index] ?? '')]);
    return numbered([call('matching', [rows], { pitch: mm(place.readers.pitch) })], place);
  },
  key({ pairs, why }, place) {
    const rows = pairs.map(([left, right]) =>
      join(stressed(left), text(' – '), call('strong', [stressed(right)])),
    );
    return numbered([join(call('bullets', [rows]), reasons(why))], place, 2);
  },
};

export const sort: Layout<SectionOf<'sort'>> = {
  sheet({ columns }, place) {
    const heads = Object.keys(columns);
    const longest = Math.max(...Object.values(columns).map(({ length }) => length));
    // One row more than the longest column needs, so that the rows tell nothing.
    const rows = Array.from({ length: longest + 1 }, () => heads.map(() => NOTHING));
    return join(
      call('word-box', [wordsToSort(columns).map(text)]),
      numbered([cells(heads, rows, place.readers.pitch)], place),
    );
  },
  key({ columns, why }, place) {
    const heads = Object.keys(columns);
    const body = cells(
      heads,
      [heads.map((head) => call('strong', [text((columns[head] ?? []).join(', '))]))],
      undefined,
    );
    return numbered([join(body, reasons(why))], place, 2);
  },
};

export const table: Layout<SectionOf<'table'>> = {
  sheet({ head, rows }, place) {
    const width = LINE / head.length - CELL_PADDING;
    const gapIn = (cell: string, mark: string) => {
      const words = withMarks(cell, () => '').trim();
      // A cell that is all gap is an empty cell.
      if (words === '') return NOTHING;
      return gapFor([firstAnswer(mark)], place.readers, roomBeside(words, width, place.readers));
    };
    const body = rows.map((row) => row.map((cell) => marked(cell, (mark) => gapIn(cell, mark))));
    return numbered([cells(head, body, place.readers.pitch)], place);
  },
  key({ head, rows, why }, place) {
    const body = rows.map((row) => row.map((cell) => marked(cell, solution)));
    return numbered([join(cells(head, body, KEY_PITCH), reasons(why))], place, 2);
  },
};

function cells(
  head: readonly string[],
  rows: readonly (readonly Code[])[],
  pitch: number | undefined,
): Code {
  return call('cells', [head.map(text), rows], { pitch: pitch === undefined ? AUTO : mm(pitch) });
}
