// Tasks that are a table: matching, sorting, completing.

import { displaced, rngFrom } from '#domain/random/random.ts';
import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { firstAnswer } from '#domain/worksheet/kinds/fill.ts';
import { wordsToSort } from '#domain/worksheet/kinds/sort.ts';
import { marksOf, withMarks } from '#domain/worksheet/marked-text.ts';
import { AUTO, type Code, call, join, joinWith, mm, number, text } from '../../typst/markup.ts';
import type { Layout, Place } from './layout.ts';
import {
  gapsFor,
  LINE,
  marked,
  markedAndGlued,
  numbered,
  reasons,
  roomBeside,
  solution,
  stressed,
} from './pieces.ts';

const KEY_PITCH = 7;
/** Of a cell, by hand. */
const MOST_LINES = 3;

export const match: Layout<SectionOf<'match'>> = {
  sheet({ pairs }, place) {
    const right = displaced(
      pairs.map(([, partner]) => partner),
      rngFrom(place.seed),
    );
    const rows = pairs.map(([left], index) => [stressed(left), stressed(right[index] ?? '')]);
    return numbered([call('matching', [rows], { pitch: mm(place.readers.pitch) })], place);
  },
  key({ pairs, why }, place) {
    const rows = pairs.map(([left, right]) =>
      join(stressed(left), text(' – '), call('strong', [stressed(right)])),
    );
    return numbered([join(call('bullets', [rows]), reasons(why))], place);
  },
};

export const sort: Layout<SectionOf<'sort'>> = {
  sheet({ columns }, place) {
    const heads = Object.keys(columns);
    const longest = Math.max(...Object.values(columns).map(({ length }) => length));
    const room = roomToWrite(Object.values(columns).flat(), heads.length, place);
    const rows = Array.from({ length: longest }, () => heads.map(() => room));
    return join(
      call('word-box', [wordsToSort(columns).map(text)]),
      numbered([cells(heads, rows, place.readers.pitch)], place),
    );
  },
  key({ columns, why }, place) {
    const heads = Object.keys(columns);
    const hasSentences = Object.values(columns)
      .flat()
      .some((entry) => /[.?!,;:]/.test(entry));
    const list = (entries: readonly Code[]) =>
      hasSentences ? call('one-a-line', [entries]) : joinWith(text(', '), entries);
    const body = cells(
      heads,
      [heads.map((head) => call('strong', [list((columns[head] ?? []).map(text))]))],
      undefined,
    );
    return numbered([join(body, reasons(why))], place);
  },
};

export const table: Layout<SectionOf<'table'>> = {
  sheet({ head, rows }, place) {
    const width = cellWidth(head.length);
    const rooms = rows
      .flat()
      .filter((cell) => marksOf(cell).length > 0)
      .map((cell) => roomBeside(withMarks(cell, () => '').trim(), width, place.readers));
    const gap = gapsFor(rows.flat().flatMap(marksOf), place.readers, Math.min(width, ...rooms));
    const emptied = rows
      .flat()
      .filter(isAllGap)
      .map((cell) => firstAnswer(marksOf(cell)[0] ?? ''));
    const room = roomToWrite(emptied, head.length, place);
    const body = rows.map((row) =>
      // A cell that is all gap is an empty cell.
      row.map((cell) => (isAllGap(cell) ? room : markedAndGlued(cell, gap))),
    );
    const isWritten = rows.flat().some((cell) => /[^{}\s]\s*\{|\}\s*[^{}\s]/.test(cell));
    return numbered([cells(head, body, place.readers.pitch, isWritten)], place);
  },
  key({ head, rows, why }, place) {
    const body = rows.map((row) => row.map((cell) => marked(cell, solution)));
    return numbered([join(cells(head, body, KEY_PITCH), reasons(why))], place);
  },
};

const isAllGap = (cell: string) => /^\{[^{}]*\}$/.test(cell.trim());

/** Width of a cell for its text, in millimetres. */
const cellWidth = (columns: number) => LINE / columns - 7;

/** Room for the longest of these answers by hand. */
function roomToWrite(answers: readonly string[], columns: number, { readers }: Place): Code {
  const longest = Math.max(0, ...answers.map(({ length }) => length));
  const lines = Math.ceil((longest * readers.letter) / cellWidth(columns));
  return call('room-to-write', [number(Math.min(MOST_LINES, Math.max(1, lines)))], {
    pitch: mm(readers.pitch),
  });
}

function cells(
  head: readonly string[],
  rows: readonly (readonly Code[])[],
  pitch: number | undefined,
  isWritten = false,
): Code {
  return call('cells', [head.map(text), rows], {
    pitch: pitch === undefined ? AUTO : mm(pitch),
    'is-written': isWritten,
  });
}
