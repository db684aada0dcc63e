// A crossword in which all words are connected. Words are laid one after the other across those already laid; the
// smallest grid of many tries is kept. Every grid is checked: each run of two letters or more is a listed word, and
// each listed word is a run once.

import { type Rng, rngFrom, shuffle } from '../../random/random.ts';
import { lettersOf } from './words.ts';

export type Direction = 'across' | 'down';

export interface Entry {
  readonly word: string;
  readonly number: number;
  readonly direction: Direction;
  readonly row: number;
  readonly column: number;
}

export interface Crossword {
  /** Rows of one length; a space is no square. */
  readonly grid: readonly string[];
  /** Across first, by number. `word` is in capitals. */
  readonly entries: readonly Entry[];
}

interface Laid {
  readonly word: string;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

type Letters = ReadonlyMap<string, string>;

const ATTEMPTS = 40;
const WIDEST = 15;

/** Undefined if the words can't all be connected. */
export function makeCrossword(words: readonly string[], seed: string): Crossword | undefined {
  const rng = rngFrom(seed);
  const capitals = words.map(lettersOf);
  let best: { laid: Laid[]; size: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const laid = layAll(shuffle(capitals, rng), rng);
    if (laid === undefined) continue;
    const { height, width } = extentOf(laid);
    if (Math.max(height, width) > WIDEST) continue;
    // A little wider than high fits a page best.
    const size = height * width + Math.max(0, height - width) * 4;
    if (best === undefined || size < best.size) best = { laid, size };
  }
  const crossword = best && numbered(best.laid);
  return crossword && isProved(crossword, capitals) ? crossword : undefined;
}

/** Whether the runs of letters are exactly these words. */
export function isProved({ grid, entries }: Crossword, words: readonly string[]): boolean {
  const columns = [...(grid[0] ?? '')].map((_, column) =>
    grid.map((row) => row[column] ?? ' ').join(''),
  );
  const runs = [...grid, ...columns].flatMap((line) =>
    line.split(/ +/).filter(({ length }) => length > 1),
  );
  const same = (one: readonly string[]) => [...one].sort().join() === [...words].sort().join();
  return same(runs) && same(entries.map(({ word }) => word));
}

function layAll(words: readonly string[], rng: Rng): Laid[] | undefined {
  const [first, ...others] = [...words].sort((a, b) => b.length - a.length);
  if (first === undefined) return undefined;
  const laid: Laid[] = [{ word: first, row: 0, column: 0, direction: 'across' }];
  let waiting = shuffle(others, rng);
  while (waiting.length > 0) {
    const letters = lettersOfLaid(laid);
    const next = waiting.find((word) => {
      const places = placesFor(word, laid, letters);
      const place = places[Math.floor(rng() * places.length)];
      if (place !== undefined) laid.push(place);
      return place !== undefined;
    });
    if (next === undefined) return undefined;
    waiting = waiting.filter((word) => word !== next);
  }
  return laid;
}

function placesFor(word: string, laid: readonly Laid[], letters: Letters): Laid[] {
  return laid.flatMap((across) =>
    [...word].flatMap((letter, step) =>
      [...across.word].flatMap((other, place): Laid[] => {
        if (letter !== other) return [];
        const isAcross = across.direction === 'across';
        const candidate: Laid = isAcross
          ? { word, row: across.row - step, column: across.column + place, direction: 'down' }
          : { word, row: across.row + place, column: across.column - step, direction: 'across' };
        return fits(candidate, letters) ? [candidate] : [];
      }),
    ),
  );
}

/** Each square is empty or has the same letter, and no new letter touches a word beside it. */
function fits(candidate: Laid, letters: Letters): boolean {
  const at = squareOf(candidate);
  const { length } = candidate.word;
  if (letters.has(at(-1)) || letters.has(at(length))) return false;
  return [...candidate.word].every((letter, step) => {
    const present = letters.get(at(step));
    if (present !== undefined) return present === letter;
    return !letters.has(at(step, 1)) && !letters.has(at(step, -1));
  });
}

/** The key of a square of the word, by its step along the word and aside from it. */
function squareOf({ row, column, direction }: Laid) {
  return (step: number, aside = 0) =>
    direction === 'across' ? `${row + aside} ${column + step}` : `${row + step} ${column + aside}`;
}

function lettersOfLaid(laid: readonly Laid[]): Letters {
  return new Map(
    laid.flatMap((word) => {
      const at = squareOf(word);
      return [...word.word].map((letter, step): [string, string] => [at(step), letter]);
    }),
  );
}

function extentOf(laid: readonly Laid[]) {
  const rows = laid.flatMap(({ row, word, direction }) =>
    direction === 'down' ? [row, row + word.length - 1] : [row],
  );
  const columns = laid.flatMap(({ column, word, direction }) =>
    direction === 'across' ? [column, column + word.length - 1] : [column],
  );
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1 };
}

function numbered(laid: readonly Laid[]): Crossword {
  const { top, left, height, width } = extentOf(laid);
  const letters = lettersOfLaid(laid);
  const grid = Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (_, column) => letters.get(`${row + top} ${column + left}`) ?? ' ',
    ).join(''),
  );
  const starts = [...new Set(laid.map(({ row, column }) => (row - top) * width + column - left))];
  starts.sort((a, b) => a - b);
  const entries = laid.map(({ word, direction, row, column }) => {
    const place = { row: row - top, column: column - left };
    const number = starts.indexOf(place.row * width + place.column) + 1;
    return { word, direction, number, ...place };
  });
  const rank = ({ direction, number }: Entry) => (direction === 'across' ? 0 : 1000) + number;
  return { grid, entries: entries.sort((a, b) => rank(a) - rank(b)) };
}
