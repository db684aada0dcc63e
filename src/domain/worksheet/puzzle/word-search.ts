// A square of letters that holds each listed word exactly once: words first, then letters for the empty places, chosen
// so that no listed word appears twice and no rude word at all. Every square is checked before it is returned.

import { type Rng, rngFrom, shuffle } from '../../random/random.ts';
import { allDirections, type Found, forward, occurrencesOf, type Square } from './letter-square.ts';
import { rudeWordsBeside } from './rude-words.ts';
import { lettersOf } from './words.ts';

export interface WordSearch {
  readonly square: Square;
  /** In the order of the list. */
  readonly found: readonly Found[];
}

export interface WordSearchOptions {
  readonly seed: string;
  /** Young children search from left to right, downwards and diagonally; others backwards too. */
  readonly isEasy: boolean;
}

const ATTEMPTS = 40;
const GROW_AFTER = 5;
const ALPHABET = 'ETAONISRHLDUCMFGPWBYVKJXQZ';

/** Undefined if the words fit into no square, or could not each be found exactly once. */
export function makeWordSearch(
  words: readonly string[],
  { seed, isEasy }: WordSearchOptions,
): WordSearch | undefined {
  const hidden = words.map(lettersOf);
  const rng = rngFrom(seed);
  const letters = hidden.join('').length;
  const longest = Math.max(...hidden.map(({ length }) => length));
  const smallest = Math.max(longest, Math.ceil(Math.sqrt(letters * 1.8)), 8);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const size = smallest + Math.floor(attempt / GROW_AFTER);
    const square = fillSquare(placeWords(hidden, size, isEasy, rng), hidden, rng);
    const found = square && proofOf(square, hidden);
    if (square !== undefined && found !== undefined) return { square, found };
  }
  return undefined;
}

/** Where each word stands, if each stands exactly once and no rude word at all; otherwise undefined. */
export function proofOf(square: Square, words: readonly string[]): Found[] | undefined {
  const places = words.map((word) => occurrencesOf(square, word));
  const found = places.flatMap((all) => (all.length === 1 ? all : []));
  const isRude = rudeWordsBeside(words).some((word) => occurrencesOf(square, word).length > 0);
  return found.length === words.length && !isRude ? found : undefined;
}

type Grid = (string | undefined)[][];

function placeWords(
  words: readonly string[],
  size: number,
  isEasy: boolean,
  rng: Rng,
): Grid | undefined {
  const grid: Grid = Array.from({ length: size }, () =>
    Array<string | undefined>(size).fill(undefined),
  );
  // Long words first: they have the fewest places.
  const directions = shuffle(isEasy ? forward.slice(0, 3) : allDirections, rng);
  for (const [turn, word] of shuffle(words, rng)
    .sort((a, b) => b.length - a.length)
    .entries()) {
    // Each word tries another direction first, for variety.
    const ways = [...directions.slice(turn % directions.length), ...directions].flatMap(
      ([down, right]) =>
        shuffle(
          grid.flatMap((line, row) => line.map((_, column) => ({ row, column, down, right }))),
          rng,
        ),
    );
    const way = ways.find(({ row, column, down, right }) =>
      [...word].every((letter, step) => {
        const line = grid[row + down * step];
        const at = column + right * step;
        if (line === undefined || at < 0 || at >= size) return false;
        return line[at] === undefined || line[at] === letter;
      }),
    );
    if (way === undefined) return undefined;
    for (const [step, letter] of [...word].entries()) {
      const line = grid[way.row + way.down * step];
      if (line !== undefined) line[way.column + way.right * step] = letter;
    }
  }
  return grid;
}

/**
 * The letters of the words themselves fill the gaps, so that no letter tells a word from the rest; another letter only
 * where all of those would complete a word.
 */
function fillSquare(
  grid: Grid | undefined,
  words: readonly string[],
  rng: Rng,
): Square | undefined {
  if (grid === undefined) return undefined;
  const letters = [...words.join('')];
  const unwanted = [...words, ...rudeWordsBeside(words)];
  for (const [row, line] of grid.entries()) {
    for (const column of line.keys()) {
      if (line[column] !== undefined) continue;
      for (const letter of [...shuffle(letters, rng), ...ALPHABET]) {
        line[column] = letter;
        if (!unwanted.some((word) => standsThrough(grid, word, row, column))) break;
      }
    }
  }
  return grid.map((line) => line.join(''));
}

/** Whether the word stands somewhere with one of its letters on this place. */
function standsThrough(grid: Grid, word: string, row: number, column: number): boolean {
  const letters = [...word];
  return letters.some((own, step) => {
    if (grid[row]?.[column] !== own) return false;
    return allDirections.some(([down, right]) =>
      letters.every(
        (letter, other) =>
          grid[row + down * (other - step)]?.[column + right * (other - step)] === letter,
      ),
    );
  });
}
