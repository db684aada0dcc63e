// Puzzles: the word search and the crossword.

import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import type { Crossword, Direction } from '#domain/worksheet/puzzle/crossword.ts';
import { crosswordOf, wordSearchOf } from '#domain/worksheet/puzzle/puzzle-of.ts';
import type { WordSearch } from '#domain/worksheet/puzzle/word-search.ts';
import { lettersOf } from '#domain/worksheet/puzzle/words.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { type Code, call, join, mm, NONE, NOTHING, number, text } from '../../typst/markup.ts';
import type { Layout, Place } from './layout.ts';
import { numbered, reasons, stressed } from './pieces.ts';

/** The checker refuses a puzzle that cannot be made, so a sheet of the collection always has one. */
function made<Puzzle>(puzzle: Puzzle | undefined, { code }: Place['head']): Puzzle {
  if (puzzle === undefined) throw new Error(`${code}: no puzzle can be made of its words`);
  return puzzle;
}

export const wordSearch: Layout<SectionOf<'word-search'>> = {
  sheet(section, place) {
    const puzzle = made(wordSearchOf(section, place.head), place.head);
    const clues = section.words.every(({ clue }) => clue === undefined)
      ? call('stack-of', [section.words.map(({ word }) => text(word))])
      : call('numbered-clues', [
          section.words.map(({ word, clue }, index) => [
            text(String(index + 1)),
            stressed(clue ?? word),
          ]),
        ]);
    return numbered([call('beside', [square(puzzle, false), clues])], place);
  },
  key(section, place) {
    const puzzle = made(wordSearchOf(section, place.head), place.head);
    const found = section.words.map(({ word }) => call('strong', [text(word)]));
    const body = call('beside', [square(puzzle, true), call('stack-of', [found])]);
    return numbered([join(body, reasons(section.why))], place);
  },
};

const WIDEST_GRID = 104;
const SIDE = 8;
const SIDE_ON_KEY = 5.5;

function square({ square: rows, found }: WordSearch, isSolved: boolean): Code {
  const rings = isSolved
    ? found.map(({ from, to }) =>
        [from, to].map(({ row, column }) => [number(row), number(column)]),
      )
    : [];
  return call('letter-square', [rows.map((row) => [...row].map(text))], {
    side: mm(isSolved ? SIDE_ON_KEY : SIDE),
    rings,
  });
}

export const crossword: Layout<SectionOf<'crossword'>> = {
  sheet(section, place) {
    const puzzle = made(crosswordOf(section, place.head), place.head);
    const clues = (['across', 'down'] as const).map((direction) =>
      clueList(section, puzzle, direction),
    );
    return numbered([call('beside', [gridOf(puzzle, false), join(...clues)])], place);
  },
  key(section, place) {
    const puzzle = made(crosswordOf(section, place.head), place.head);
    const solutions = (['across', 'down'] as const).map((direction) =>
      clueList(section, puzzle, direction, true),
    );
    const body = call('beside', [gridOf(puzzle, true), join(...solutions)]);
    return numbered([join(body, reasons(section.why))], place);
  },
};

function clueList(
  { words: listed }: SectionOf<'crossword'>,
  { entries }: Crossword,
  direction: Direction,
  isSolved = false,
): Code {
  const rows = entries
    .filter((entry) => entry.direction === direction)
    .map((entry) => {
      const { word = '', clue = '' } =
        listed.find(({ word }) => lettersOf(word) === entry.word) ?? {};
      return [text(String(entry.number)), isSolved ? call('strong', [text(word)]) : stressed(clue)];
    });
  return rows.length === 0 ? NOTHING : call('clue-list', [text(words[direction]), rows]);
}

function gridOf({ grid, entries }: Crossword, isSolved: boolean): Code {
  const numberAt = new Map(entries.map(({ row, column, number }) => [`${row} ${column}`, number]));
  const squares = grid.flatMap((line, row) =>
    [...line].map((letter, column) => {
      if (letter === ' ') return NONE;
      const start = numberAt.get(`${row} ${column}`);
      return [start === undefined ? NONE : text(String(start)), isSolved ? text(letter) : NONE];
    }),
  );
  const columns = grid[0]?.length ?? 0;
  // A wide grid leaves room for the clues beside it.
  const side = Math.min(isSolved ? 6.5 : 8.5, WIDEST_GRID / columns);
  return call('crossword-grid', [number(columns), squares], { side: mm(side) });
}
